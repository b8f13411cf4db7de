/** The day of a time in the member's own time zone, as addresses and answers write it: 2026-11-20. */
export function dayOf(iso: string | Date): string {
  const at = new Date(iso);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
