import { useState } from 'react';
import { AlertDialog } from '@facet/ui';
import { dateFormat, useDispatch } from '@facet/remote-kit';
import type { Account } from './account.ts';
import { useLazyGetOperatorQuery } from './operator-api.ts';
import { sessionEnded } from './session-slice.ts';
import { useSessionEnd } from './use-session-end.ts';
import { t } from '../texts.ts';

const clock = dateFormat({ timeStyle: 'short' });

/** Two minutes before the session ends: says so, and keeps it where that can be. Another tab’s calls count as well. */
export function IdleWarning({ operator }: { operator: Account }) {
  const dispatch = useDispatch();
  const [askOperator] = useLazyGetOperatorQuery();
  const [isPutOff, setPutOff] = useState('');
  const { endsAt, isNear } = useSessionEnd(operator, () => dispatch(sessionEnded()));
  const isFinal = endsAt === operator.endsAt;
  return (
    <AlertDialog
      open={isNear && isPutOff !== endsAt}
      onOpenChange={() => setPutOff(endsAt)}
      title={t('Your session ends at {time}', { time: clock(endsAt) })}
      description={
        isFinal
          ? t('Twelve hours are the longest. Sign in again then; what you have typed stays.')
          : t('Nothing was done here for a while. What you have typed stays in any case.')
      }
      confirmLabel={isFinal ? t('Understood') : t('Stay signed in')}
      onConfirm={async () => {
        if (!isFinal) await askOperator();
        setPutOff(endsAt);
      }}
    />
  );
}
