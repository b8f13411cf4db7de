const KEY = 'games.playing';
/** Who was away for longer begins anew. */
const PAUSE_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
export const REMIND_AFTER_MINUTES = 30;

interface Playing {
  sinceMs: number;
  lastMs: number;
}

/** Notes that somebody is at a game now. Tabs share the note, so that two of them count once. */
export function notePlaying(nowMs: number): void {
  const known = read();
  const isGoingOn = known !== null && nowMs - known.lastMs < PAUSE_MS && nowMs >= known.lastMs;
  write({ sinceMs: isGoingOn ? known.sinceMs : nowMs, lastMs: nowMs });
}

export function minutesPlayed(): number {
  const known = read();
  return known ? (known.lastMs - known.sinceMs) / MINUTE_MS : 0;
}

export function isReminderDue(): boolean {
  return minutesPlayed() >= REMIND_AFTER_MINUTES;
}

export function restart(nowMs: number): void {
  write({ sinceMs: nowMs, lastMs: nowMs });
}

function read(): Playing | null {
  try {
    const [sinceMs, lastMs] = (localStorage.getItem(KEY) ?? '').split(' ').map(Number);
    return sinceMs !== undefined && lastMs !== undefined && Number.isFinite(sinceMs + lastMs) && sinceMs > 0 ? { sinceMs, lastMs } : null;
  } catch {
    return null;
  }
}

function write({ sinceMs, lastMs }: Playing): void {
  try {
    localStorage.setItem(KEY, `${sinceMs} ${lastMs}`);
  } catch {
    // without a store nobody is reminded
  }
}
