const HOUR_MS = 3_600_000;
const DAYS_OF_A_WEEK = 7;
const MORNING = 9;

export type SnoozeTimes = Readonly<Record<'hour' | 'tomorrow' | 'monday', Date>>;

/** What cases are mostly snoozed until, in the operator's own zone. */
export function snoozeTimes(now: Date): SnoozeTimes {
  const morningIn = (days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
  return {
    hour: new Date(now.getTime() + HOUR_MS),
    tomorrow: morningIn(1),
    // On a Monday the next one.
    monday: morningIn(((DAYS_OF_A_WEEK - now.getDay()) % DAYS_OF_A_WEEK) + 1),
  };
}

/** "2026-11-23T09:00" in the operator's own zone, as a field shows it. */
export function localValue(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Of what is typed there; null when it is empty or half typed. */
export function localTime(value: string): Date | null {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** "Europe/Berlin (GMT+1)", as of that moment. */
export function zoneLabel(at: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return `${format.resolvedOptions().timeZone} (${offset ?? ''})`;
}
