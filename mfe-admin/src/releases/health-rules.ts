import type { Health } from './releases-api.ts';

/** Too few to say anything. */
const LEAST_AFFECTED = 5;
const TIMES = 2;

/** Sessions with an error, of a thousand. */
export function perThousand({ affected, sessions }: Pick<Health, 'affected' | 'sessions'>): number {
  return sessions === 0 ? 0 : (affected / sessions) * 1000;
}

/**
 * Whether a version fails at least twice as often as the one beside it. A hint for the eye; the service judges canaries
 * by itself.
 */
export function failsMore(health: Health | null, beside: Health | null): boolean {
  if (!health || health.affected < LEAST_AFFECTED) return false;
  return beside !== null && perThousand(health) >= TIMES * Math.max(perThousand(beside), 0.1);
}
