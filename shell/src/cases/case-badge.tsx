import { Badge } from '@facet/ui';
import { stateLook } from './case-labels.ts';
import type { Case } from './cases-api.ts';

export function CaseBadge({ of }: { of: Pick<Case, 'state' | 'decision'> }) {
  const { label, tone, icon } = stateLook(of);
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
