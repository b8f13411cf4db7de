import { useEffect, useState } from 'react';
import { isReminderDue, minutesPlayed, notePlaying, noteReminded } from './play-time.ts';

const LOOK_EVERY_MS = 5_000;

export interface PlayTime {
  /** Whole minutes at a game without a longer pause, in whatever tab. */
  minutes: number;
  isReminderDue: boolean;
  /** The member has read the reminder. */
  goOn: () => void;
}

/** Notes that somebody is at a game while they look at it, and says how long they have been. */
export function usePlayTime(): PlayTime {
  const [minutes, setMinutes] = useState(0);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      notePlaying(Date.now());
      setMinutes(Math.floor(minutesPlayed()));
      setIsDue(isReminderDue());
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const goOn = () => {
    noteReminded(Date.now());
    setIsDue(false);
  };
  return { minutes, isReminderDue: isDue, goOn };
}
