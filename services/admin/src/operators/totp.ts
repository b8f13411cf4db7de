import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** One step early or late, for clocks that differ. */
const WINDOW_STEPS = 1;

/**
 * A new secret, and the address that an authenticator app reads (RFC 6238: SHA-1, six digits, 30 s, which every app
 * knows).
 */
export function newTotp(username: string, issuer: string): { secret: string; uri: string } {
  const totp = new TOTP({ issuer, label: username, secret: new Secret({ size: 20 }), period: PERIOD_SECONDS });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The step of a good code that is later than `lastStep`, else undefined: a code works once, and none before it any
 * more.
 */
export function stepOfCode(secret: string, code: string, lastStep: bigint, nowMs: number): bigint | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const offset = totp.validate({ token: code, timestamp: nowMs, window: WINDOW_STEPS });
  if (offset === null) return undefined;
  const step = BigInt(Math.floor(nowMs / 1000 / PERIOD_SECONDS) + offset);
  return step > lastStep ? step : undefined;
}
