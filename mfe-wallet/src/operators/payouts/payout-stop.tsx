import { Notice } from '@facet/ui';
import { sinceLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { AuditButton } from './audit-button.tsx';
import { checkLabel } from './check-label.ts';
import type { PayoutBoard } from './payouts-api.ts';

/** Why nothing is paid, and the way out. */
export function PayoutStop({ stop }: { stop: PayoutBoard['stopped'] }) {
  if (stop === null) return null;
  const { since, faults, checks } = stop;
  return (
    <Notice tone="danger" title={t('Payouts are stopped by the audit')}>
      <p>
        {t(
          '{faults, plural, one {# fault} other {# faults}} since {time}. Nothing is paid until an audit has run the checks that failed and found nothing.',
          {
            faults,
            time: sinceLabel(since),
          },
        )}
      </p>
      <ul>
        {checks.map((check) => (
          <li key={check}>{t('Not true: {claim}', { claim: checkLabel(check) })}</li>
        ))}
      </ul>
      <AuditButton />
    </Notice>
  );
}
