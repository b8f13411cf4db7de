import { useState } from 'react';
import { Badge, Money } from '@facet/ui';
import { useOperator } from '@facet/remote-kit';
import { RoleButton, sinceLabel, timeLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { OpenAdjustment } from './adjustments-api.ts';
import styles from './adjustments.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useDecideAdjustment } from './use-decide-adjustment.ts';

interface RowProps {
  adjustment: OpenAdjustment;
  onOpen: (memberId: string) => void;
}

export function OpenAdjustmentRow({ adjustment, onOpen }: RowProps) {
  const { member, amount, description, by, createdAt, state, isBanned } = adjustment;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div className={styles.who}>
          <Money amount={amount} signed />
          <button type="button" className={styles.member} onClick={() => onOpen(member.id)}>
            {member.username}
          </button>
          {isBanned && <Badge tone="danger">{t('Banned')}</Badge>}
          <Badge tone={state === 'proposed' ? 'accent' : 'warning'}>{state === 'proposed' ? t('Proposed') : t('Not known yet')}</Badge>
        </div>
        <p className={styles.why}>{description}</p>
        <p className={styles.by}>
          <time dateTime={createdAt} title={timeLabel(createdAt)}>
            {t('{time} ago', { time: sinceLabel(createdAt) })}
          </time>{' '}
          {byLabel(by.username, adjustment.second?.username)}
        </p>
      </div>
      {state === 'proposed' ? <Decision adjustment={adjustment} /> : <AskAgain adjustment={adjustment} />}
    </li>
  );
}

function byLabel(first: string, second: string | undefined): string {
  if (second === undefined) return t('by {name}', { name: first });
  return t('by {name}, confirmed by {second}', { name: first, second });
}

/** Not for who proposed it. */
function Decision({ adjustment }: { adjustment: OpenAdjustment }) {
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

function AskAgain({ adjustment }: { adjustment: OpenAdjustment }) {
  const { settle, isBusy } = useDecideAdjustment(adjustment);
  return (
    <div className={styles.buttons}>
      <RoleButton needs="admin" size="small" busy={isBusy} onClick={() => void settle()}>
        {t('Ask again')}
      </RoleButton>
    </div>
  );
}
