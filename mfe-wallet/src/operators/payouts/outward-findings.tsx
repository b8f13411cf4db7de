import { useState } from 'react';
import { Notice } from '@facet/ui';
import { RoleButton, sinceLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { ExplainDialog } from './explain-dialog.tsx';
import type { OutwardFinding, PayoutBoard } from './payouts-api.ts';
import styles from './payouts.module.css';

/** Where the game platform says otherwise of the bot's purchases and purse than the payouts do. */
export function OutwardFindings({ outward }: { outward: PayoutBoard['outward'] }) {
  const [explained, setExplained] = useState<OutwardFinding>();
  if (outward === null || outward.findings.length === 0) return null;
  return (
    <Notice tone="danger" title={t('The bot’s purchases differ from the payouts')}>
      <p>{t('Compared with the game platform {age} ago.', { age: sinceLabel(outward.takenAt) })}</p>
      <ul className={styles.findings}>
        {outward.findings.map((finding) => (
          <li key={`${finding.check} ${finding.subject}`}>
            {t('{check}: {detail}', { check: checkLabel(finding.check), detail: finding.detail })}
            <RoleButton needs="owner" size="small" onClick={() => setExplained(finding)}>
              {t('Explain…')}
            </RoleButton>
          </li>
        ))}
      </ul>
      {explained && <ExplainDialog finding={explained} onClose={() => setExplained(undefined)} />}
    </Notice>
  );
}

function checkLabel(check: string): string {
  if (check === 'purchases-are-payouts') return t('A purchase that belongs to no withdrawal');
  if (check === 'payouts-are-purchases') return t('A payout without a purchase on the platform');
  return check === 'purse-is-explained' ? t('The purse') : check;
}
