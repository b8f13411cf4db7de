import { databaseTime, type Outbox, type Transaction } from '@facet/service-kit';
import { recordRevocation } from '../revocations/index.ts';
import { Session } from './session.ts';

/** Ends a session for every gateway and service. One that has ended stays as it is. Call it last in its transaction. */
export async function endSession(transaction: Transaction, outbox: Outbox, sessionId: string): Promise<void> {
  const session = await Session.query(transaction)
    .findById(sessionId)
    .whereNull('ended_at')
    .patch({ endedAt: databaseTime })
    .returning('*')
    .castTo<Session | undefined>();
  if (!session) return;
  const data = { memberId: session.memberId, sessionId };
  await outbox.publish(transaction, { type: 'rewards.identity.session.ended.v1', subject: sessionId, data });
  await recordRevocation(transaction, { type: 'session', id: sessionId, revoked: true, until: session.tokenExpiresAt });
}
