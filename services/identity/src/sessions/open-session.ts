import { databaseTime, uuidv7, type Transaction, type Visit } from '@facet/service-kit';
import { Session } from './session.ts';
import type { SessionKeys } from './session-keys.ts';
import { signSessionToken, type SessionToken } from './session-token.ts';

const SLIDING_DAYS = 14;
const LONGEST_DAYS = 30;

export interface OpenedSession {
  id: string;
  token: SessionToken;
}

/** A new session with an id of its own: nobody can know it before. */
export async function openSession(
  transaction: Transaction,
  keys: SessionKeys,
  who: { memberId: string; deviceHash: string; visit: Visit },
): Promise<OpenedSession> {
  const session = await Session.query(transaction)
    .insert({
      id: uuidv7(),
      memberId: who.memberId,
      deviceHash: who.deviceHash,
      ...who.visit,
      tokenExpiresAt: transaction.raw("clock_timestamp() + ? * interval '1 day'", [SLIDING_DAYS]),
      endsAt: transaction.raw("clock_timestamp() + ? * interval '1 day'", [LONGEST_DAYS]),
    })
    .returning('*');
  return { id: session.id, token: signSessionToken(keys, session, session.createdAt) };
}

/** Lets the session slide: its newest token, at most to the session's end. Undefined: it has just ended. */
export async function reissueToken(transaction: Transaction, keys: SessionKeys, sessionId: string): Promise<SessionToken | undefined> {
  const session = await Session.query(transaction)
    .findById(sessionId)
    .whereNull('ended_at')
    .patch({
      lastSeenAt: databaseTime,
      tokenExpiresAt: transaction.raw("greatest(token_expires_at, least(clock_timestamp() + ? * interval '1 day', ends_at))", [
        SLIDING_DAYS,
      ]),
    })
    .returning('*')
    .castTo<Session | undefined>();
  return session && signSessionToken(keys, session, session.lastSeenAt);
}
