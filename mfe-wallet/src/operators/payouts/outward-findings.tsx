import { Notice } from '@facet/ui';
import { sinceLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { PayoutBoard } from './payouts-api.ts';

/** Where the game platform says otherwise of the bot's purchases and purse than the payouts do. */
export function OutwardFindings({ outward }: { outward: PayoutBoard['outward'] }) {
  if (outward === null || outward.findings.length === 0) return null;
  return (
    <Notice tone="danger" title={t('The bot’s purchases differ from the payouts')}>
      <p>{t('Compared with the game platform {age} ago.', { age: sinceLabel(outward.takenAt) })}</p>
      <ul>
        {outward.findings.map(({ check, detail }) => (
          <li key={detail}>{t('{check}: {detail}', { check: checkLabel(check), detail })}</li>
        ))}
      </ul>
    </Notice>
  );
}

function checkLabel(check: string): string {
  if (check === 'purchases-are-payouts') return t('A purchase that belongs to no withdrawal');
  if (check === 'payouts-are-purchases') return t('A payout that the platform lists no purchase of');
  return check === 'purse-is-explained' ? t('The purse') : check;
}
