import type { Database } from '@facet/service-kit';
import type { LiveSession } from './session-reader.ts';
import { Session } from './session.ts';

const LONGEST_VISIT_MS = 60 * 60_000;

/** Within the hour in which they joined, and never signed in since: who leaves and signs in again comes back. */
export async function isFirstVisit(database: Database, { session, member }: Pick<LiveSession, 'session' | 'member'>): Promise<boolean> {
  if (Date.now() - member.createdAt.getTime() > LONGEST_VISIT_MS) return false;
  const other = await Session.query(database).findOne({ member_id: member.id }).whereNot({ id: session.id }).select('id');
  return other === undefined;
}
