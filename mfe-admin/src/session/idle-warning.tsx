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
          ? t('A session lasts twelve hours at most. Log in again then; what you typed is kept.')
          : t('Nothing has happened here for a while. What you typed is kept either way.')
      }
      confirmLabel={isFinal ? t('Understood') : t('Stay logged in')}
      onConfirm={async () => {
        if (!isFinal) await askOperator();
        setPutOff(endsAt);
      }}
    />
  );
}
