import { formatFigure, SumList } from '@facet/ui';
import { earnedBySource } from './earnings.ts';
import type { EarnedBySource } from './figures-api.ts';
import { StatementLink } from './statement-link.tsx';

/**
 * Where it came from, as a sum; each source leads to its lines. `since`: a UTC day, where it is not all there ever was.
 */
export function WhyEarned({ earned, label, since }: { earned: EarnedBySource; label: string; since?: string | undefined }) {
  return (
    <SumList
      lines={earnedBySource(earned).map((from) => ({
        label: <StatementLink filter={{ earned: from.source, ...(since !== undefined && { since }) }}>{from.label}</StatementLink>,
        value: formatFigure(from.amount),
      }))}
      total={{ label, value: formatFigure(earned.total) }}
    />
  );
}
