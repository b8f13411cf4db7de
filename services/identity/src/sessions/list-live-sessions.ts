import type { Database } from '@facet/service-kit';
import { Session } from './session.ts';

/** Where a member is signed in, the latest first. */
export async function listLiveSessions(database: Database, memberId: string): Promise<Session[]> {
  return Session.query(database)
    .where({ member_id: memberId })
    .whereNull('ended_at')
    .whereRaw('token_expires_at > clock_timestamp()')
    .orderBy('last_seen_at', 'desc');
}
