import { useState } from 'react';
import { isRequestError } from '@facet/remote-kit';
import { useNow } from '@facet/ui';

const USUAL_WAIT_SECONDS = 3;
const TICK_MS = 250;

/** The site takes no more sign-ins for the moment, from anybody or from here: this one may try again later. */
export interface Rush {
  /** As it was told. */
  seconds: number;
  /** 0: they may try now. */
  secondsLeft: number;
}

interface RushState {
  rush: Rush | null;
  /** Begins the wait that this failure asks for. False: it is none of a rush. */
  begin: (error: unknown) => boolean;
  end: () => void;
}

/** Who tries before their time is refused again and waits longer: the wait is shown, nothing is sent meanwhile. */
export function useRush(): RushState {
  const [wait, setWait] = useState<{ seconds: number; untilMs: number } | null>(null);
  const [isOver, setOver] = useState(false);
  const nowMs = useNow(wait !== null && !isOver, TICK_MS);
  const secondsLeft = wait ? Math.max(0, Math.ceil((wait.untilMs - nowMs) / 1_000)) : 0;
  if (wait && secondsLeft === 0 && !isOver) setOver(true);
  return {
    rush: wait && { seconds: wait.seconds, secondsLeft },
    begin: (error) => {
      if (!isRequestError(error) || error.kind !== 'refused' || error.status !== 429) return false;
      const seconds = error.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
      setOver(false);
      setWait({ seconds, untilMs: Date.now() + seconds * 1_000 });
      return true;
    },
    end: () => setWait(null),
  };
}
