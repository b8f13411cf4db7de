import type { LimitClass } from './manifest/service-manifest.ts';

/** At most `max` calls in any `windowSeconds`, for one member, or one address without a session. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  /** What holds once everybody together made more than `from` calls in `windowSeconds`. */
  readonly rush?: Rush;
}

/** A flood from many addresses, each below its own limit, or simply more than this machine bears. */
export interface Rush {
  readonly from: number;
  /** Each may try so often in `windowSeconds`; what is refused counts too, so that who floods is out while they do. */
  readonly max: number;
  /** The same while there is no rush. */
  readonly maxOtherwise: number;
  readonly windowSeconds: number;
  /** So many come in, one after the other. */
  readonly perSecond: number;
  /** So long one waits for that; who would wait longer is refused. */
  readonly waitSeconds: number;
}

const SIGN_INS_PER_SECOND = 2;

/**
 * `read` is far above what a person’s browser does: it only stops a flood. A new member costs all services: two
 * sign-ins a second are 170,000 a day.
 */
export function rateLimits(signInsPerSecond = SIGN_INS_PER_SECOND): Readonly<Record<LimitClass, RateLimit | null>> {
  const [windowSeconds, max] = [10, 10 * signInsPerSecond];
  const rush = { from: max, max: 5, maxOtherwise: 3 * max, windowSeconds: 60, perSecond: signInsPerSecond, waitSeconds: 3 };
  return {
    'sign-in': { max, windowSeconds, rush },
    money: { max: 50, windowSeconds: 1 },
    operator: { max: 100, windowSeconds: 1 },
    telemetry: { max: 300, windowSeconds: 10 },
    read: { max: 1000, windowSeconds: 1 },
    none: null,
  };
}
