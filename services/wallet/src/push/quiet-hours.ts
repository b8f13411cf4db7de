/** Hours in which a device stays silent, by its own clock: from "21:00" until "08:00", over midnight as well. */
export interface QuietHours {
  from: string;
  until: string;
  /** An IANA name. */
  timeZone: string;
}

/** No hours at all, when both are the same. A zone that this process does not know has none. */
export function isQuiet({ from, until, timeZone }: QuietHours, at: Date): boolean {
  const time = clockOf(timeZone)?.format(at);
  if (time === undefined) return false;
  return from < until ? from <= time && time < until : from > until && (from <= time || time < until);
}

export function isZone(timeZone: string): boolean {
  return clockOf(timeZone) !== null;
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  } catch {
    return null;
  }
}
