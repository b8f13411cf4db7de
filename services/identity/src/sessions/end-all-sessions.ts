import { databaseTime, type Outbox, type Transaction } from '@facet/service-kit';
import { recordRevocation } from '../revocations/index.ts';
import { Session } from './session.ts';

/** Which devices' sessions end: these, or all but these. Absent: everywhere. */
type OnDevices = { on: string[] } | { exceptOn: string[] };

/** Signs a member out. Returns how many sessions ended. Call it last in its transaction. */
export async function endAllSessions(
  transaction: Transaction,
  outbox: Outbox,
  memberId: string,
  where: OnDevices = { exceptOn: [] },
): Promise<number> {
  const ended = await Session.query(transaction)
    .where({ member_id: memberId })
    .modify((query) => void ('on' in where ? query.whereIn('device_hash', where.on) : query.whereNotIn('device_hash', where.exceptOn)))
    .whereNull('ended_at')
    .whereRaw('ends_at > clock_timestamp()')
    .patch({ endedAt: databaseTime })
    .returning('*')
    .castTo<Session[]>();
  for (const { id: sessionId } of ended)
    await outbox.publish(transaction, { type: 'rewards.identity.session.ended.v1', subject: sessionId, data: { memberId, sessionId } });
  for (const { id, tokenExpiresAt } of ended)
    await recordRevocation(transaction, { type: 'session', id, revoked: true, until: tokenExpiresAt });
  return ended.length;
}

/**
 * Signs everybody out, where nobody has to be told: nothing is served yet, and no token of theirs is accepted any more.
 */
export async function endEverySession(transaction: Transaction): Promise<void> {
  await Session.query(transaction).whereNull('ended_at').patch({ endedAt: databaseTime });
}
