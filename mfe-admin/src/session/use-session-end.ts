import { useEffect, useEffectEvent, useState } from 'react';
import type { Account } from './account.ts';
import { useLazyPeekOperatorQuery } from './operator-api.ts';

const WARNING_MS = 120_000;
/** A browser asleep, or a clock that is off, must not make this spin. */
const LEAST_WAIT_MS = 1_000;

export interface SessionEnd {
  /** When the session ends as far as is known here; ISO 8601, UTC. */
  endsAt: string;
  /** It is within two minutes, and no other tab has put it off. */
  isNear: boolean;
}

/**
 * Watches the end of the session. Only the server knows what other tabs have done, so before warning and before giving
 * up it is asked in the background, which keeps nothing alive.
 */
export function useSessionEnd(operator: Account, onEnd: () => void): SessionEnd {
  const [peek] = useLazyPeekOperatorQuery();
  const [nearEnd, setNearEnd] = useState('');
  const endsAt = endOf(operator);

  const check = useEffectEvent(async (isLastMoment: boolean) => {
    const { data, error } = await peek();
    // Who cannot be asked now is asked by the next call; a warning too much is the lesser evil.
    if (data === null) return onEnd();
    if (!error && data && endOf(data) !== endsAt) return;
    if (!isLastMoment) setNearEnd(endsAt);
  });

  useEffect(() => {
    const leftMs = Date.parse(endsAt) - Date.now();
    const timers = [
      setTimeout(() => void check(false), Math.max(leftMs - WARNING_MS, LEAST_WAIT_MS)),
      setTimeout(() => void check(true), Math.max(leftMs, 2 * LEAST_WAIT_MS)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [endsAt]);

  return { endsAt, isNear: nearEnd === endsAt };
}

function endOf({ idleEndsAt, endsAt }: Account): string {
  return idleEndsAt < endsAt ? idleEndsAt : endsAt;
}
