import type { LimitClass } from './manifest/service-manifest.ts';

/** At most `max` calls in any `windowSeconds`, for one member, or one address without a session. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  /**
   * A flood from many addresses, each below its own limit: once everybody together made more than `from` calls in
   * `windowSeconds`, each may make `max` in the `windowSeconds` of the rush.
   */
  readonly rush?: { readonly from: number; readonly max: number; readonly windowSeconds: number };
}

/**
 * `read` is far above what a person's browser does: it only stops a flood. A new member costs all services as much as a
 * hundred reads: two a second from one address are a school on its first day.
 */
export const rateLimits: Readonly<Record<LimitClass, RateLimit | null>> = {
  'sign-in': { max: 20, windowSeconds: 10, rush: { from: 30, max: 5, windowSeconds: 60 } },
  money: { max: 50, windowSeconds: 1 },
  operator: { max: 100, windowSeconds: 1 },
  telemetry: { max: 300, windowSeconds: 10 },
  read: { max: 1000, windowSeconds: 1 },
  none: null,
};
