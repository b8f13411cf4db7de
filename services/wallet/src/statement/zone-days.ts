const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Days as a time zone has them, each by its date: 2026-11-23. */
export interface ZoneDays {
  dayOf: (at: Date) => string;
  /** Its first instant: not always 00:00, where clocks are set then. */
  startOf: (day: string) => Date;
}

/** Null: a name that this process does not know, such as one of next year. */
export function openZone(timeZone: string): ZoneDays | null {
  const dates = dateFormatOf(timeZone);
  if (!dates) return null;
  const dayOf = (at: Date): string => dates.format(at);
  return {
    dayOf,
    startOf(day) {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      // No zone is further than 14 hours from UTC, and each goes by whole minutes.
      let [low, high] = [midnight - 14 * HOUR_MS, midnight + 14 * HOUR_MS];
      while (low < high) {
        const middle = low + Math.floor((high - low) / MINUTE_MS / 2) * MINUTE_MS;
        if (dayOf(new Date(middle)) < day) low = middle + MINUTE_MS;
        else high = middle;
      }
      return new Date(low);
    },
  };
}

function dateFormatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    // Sweden writes 2026-11-23.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    return undefined;
  }
}
