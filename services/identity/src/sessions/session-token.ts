import type { Session } from './session.ts';
import type { SessionKeys } from './session-keys.ts';

/** A token as it goes into the cookie. */
export interface SessionToken {
  text: string;
  expiresAt: Date;
}

/** `issuedAt` comes from the database's clock, like the session's own times. */
export function signSessionToken(keys: SessionKeys, session: Session, issuedAt: Date): SessionToken {
  const claims = {
    sub: session.memberId,
    sid: session.id,
    aud: 'member',
    iat: secondsOf(issuedAt),
    exp: secondsOf(session.tokenExpiresAt),
  };
  return { text: keys.sign(claims), expiresAt: session.tokenExpiresAt };
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
