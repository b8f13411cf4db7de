import { useState } from 'react';
import { Badge, Money } from '@facet/ui';
import { useOperator } from '@facet/remote-kit';
import { MemberLink, RoleButton, sinceLabel, timeLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { ProposedAdjustment } from './adjustments-api.ts';
import styles from './adjustments.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useDecideAdjustment } from './use-decide-adjustment.ts';

export function ProposedAdjustmentRow({ adjustment }: { adjustment: ProposedAdjustment }) {
  const { member, amount, description, by, createdAt, isBanned } = adjustment;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div className={styles.who}>
          <Money amount={amount} signed />
          <MemberLink id={member.id}>{member.username}</MemberLink>
          {isBanned && <Badge tone="danger">{t('Banned')}</Badge>}
        </div>
        <p className={styles.why}>{description}</p>
        <p className={styles.by}>
          <time dateTime={createdAt} title={timeLabel(createdAt)}>
            {t('{time} ago', { time: sinceLabel(createdAt) })}
          </time>{' '}
          {t('by {name}', { name: by.username })}
        </p>
      </div>
      <Decision adjustment={adjustment} />
    </li>
  );
}

/** Not for who proposed it. */
function Decision({ adjustment }: { adjustment: ProposedAdjustment }) {
  const { id } = useOperator();
  const { decline, isBusy } = useDecideAdjustment(adjustment);
  const [isConfirming, setConfirming] = useState(false);
  if (adjustment.by.id === id) return <p className={styles.note}>{t('You proposed it: another operator confirms or declines.')}</p>;
  return (
    <div className={styles.buttons}>
      <RoleButton needs="admin" size="small" variant="primary" disabled={isBusy} onClick={() => setConfirming(true)}>
        {t('Confirm…')}
      </RoleButton>
      <RoleButton needs="admin" size="small" busy={isBusy} onClick={() => void decline()}>
        {t('Decline')}
      </RoleButton>
      {isConfirming && <ConfirmDialog adjustment={adjustment} onClose={() => setConfirming(false)} />}
    </div>
  );
}
