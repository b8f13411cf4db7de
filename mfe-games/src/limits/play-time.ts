const KEY = 'games.playing';
/** Who was away for longer begins anew. */
const PAUSE_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
const REMIND_AFTER_MINUTES = 30;

interface Playing {
  sinceMs: number;
  lastMs: number;
  /** When the member was told how long it has been, or when they began. */
  remindedMs: number;
}

/** Notes that somebody is at a game now. Tabs share the note, so that two of them count once. */
export function notePlaying(nowMs: number): void {
  const known = read();
  const isGoingOn = known !== null && nowMs - known.lastMs < PAUSE_MS && nowMs >= known.lastMs;
  write(isGoingOn ? { ...known, lastMs: nowMs } : { sinceMs: nowMs, lastMs: nowMs, remindedMs: nowMs });
}

export function minutesPlayed(): number {
  const known = read();
  return known ? (known.lastMs - known.sinceMs) / MINUTE_MS : 0;
}

export function isReminderDue(): boolean {
  const known = read();
  return known !== null && (known.lastMs - known.remindedMs) / MINUTE_MS >= REMIND_AFTER_MINUTES;
}

export function noteReminded(nowMs: number): void {
  const known = read();
  if (known) write({ ...known, remindedMs: nowMs });
}

/** A page of before has noted the first two alone. */
function read(): Playing | null {
  try {
    const [sinceMs = 0, lastMs = Number.NaN, remindedMs = sinceMs] = (localStorage.getItem(KEY) ?? '').split(' ').map(Number);
    return Number.isFinite(sinceMs + lastMs + remindedMs) && sinceMs > 0 ? { sinceMs, lastMs, remindedMs } : null;
  } catch {
    return null;
  }
}

function write({ sinceMs, lastMs, remindedMs }: Playing): void {
  try {
    localStorage.setItem(KEY, `${sinceMs} ${lastMs} ${remindedMs}`);
  } catch {
    // without a store nobody is reminded
  }
}
