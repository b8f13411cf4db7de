import { deleteInTurns, databaseTime, uuidv7, type Database, type OperatorRole, type Transaction, type Visit } from '@facet/service-kit';
import { OperatorSessionRecord } from './operator-session-record.ts';

const IDLE_MINUTES = 30;
const LONGEST_HOURS = 12;

/** An operator's session as a call finds it, with who they are now: a demotion holds from the next call. */
export interface OpenSession {
  sessionId: string;
  operatorId: string;
  username: string;
  role: OperatorRole;
  hasTotp: boolean;
  /** By the owner, of everybody. */
  isTotpRequired: boolean;
  signedInAt: Date;
  /** The database's clock. */
  now: Date;
  idleEndsAt: Date;
  endsAt: Date;
}

const OPEN = `s.ended_at is null and s.idle_ends_at > clock_timestamp() and s.ends_at > clock_timestamp() and o.removed_at is null`;
const WHO = `s.id as "sessionId", o.id as "operatorId", o.username, o.role, o.totp_secret is not null as "hasTotp",
  (select totp_required from operator_policy) as "isTotpRequired", s.created_at as "signedInAt", clock_timestamp() as now, s.idle_ends_at as "idleEndsAt", s.ends_at as "endsAt"`;

export async function openSession(transaction: Transaction, operatorId: string, visit: Visit): Promise<OpenSession> {
  const id = uuidv7();
  await OperatorSessionRecord.query(transaction).insert({
    id,
    operatorId,
    ...visit,
    idleEndsAt: transaction.raw("clock_timestamp() + ? * interval '1 minute'", [IDLE_MINUTES]),
    endsAt: transaction.raw("clock_timestamp() + ? * interval '1 hour'", [LONGEST_HOURS]),
  });
  const session = await findSession(transaction, id);
  if (!session) throw new Error('a session that was just opened is not there');
  return session;
}

/** As it is, for a background poll: it does not keep the session alive. */
export async function findSession(database: Database | Transaction, sessionId: string): Promise<OpenSession | undefined> {
  const { rows } = await database.raw<{ rows: OpenSession[] }>(
    `select ${WHO} from operator_sessions s join operators o on o.id = s.operator_id where s.id = ? and ${OPEN}`,
    [sessionId],
  );
  return rows[0];
}

/** The operator did something: idle time begins anew. */
export async function keepAlive(database: Database, sessionId: string): Promise<OpenSession | undefined> {
  const { rows } = await database.raw<{ rows: OpenSession[] }>(
    `update operator_sessions s
     set last_seen_at = clock_timestamp(), idle_ends_at = least(clock_timestamp() + ? * interval '1 minute', s.ends_at)
     from operators o where o.id = s.operator_id and s.id = ? and ${OPEN} returning ${WHO}`,
    [IDLE_MINUTES, sessionId],
  );
  return rows[0];
}

/** Ends these sessions of an operator; all when `sessionId` is absent, all but one with `except`. Returns how many. */
export async function endSessions(
  database: Database | Transaction,
  operatorId: string,
  which: { sessionId?: string; except?: string } = {},
): Promise<number> {
  const query = OperatorSessionRecord.query(database).where({ operator_id: operatorId }).whereNull('ended_at');
  if (which.sessionId !== undefined) void query.where('id', which.sessionId);
  if (which.except !== undefined) void query.whereNot('id', which.except);
  return query.patch({ endedAt: databaseTime });
}

/**
 * The site was restored: who was removed or signed out since the backup is so no more, so that everybody signs in anew.
 * May be repeated.
 */
export async function endEverySession(database: Database): Promise<void> {
  await OperatorSessionRecord.query(database).whereNull('ended_at').patch({ endedAt: databaseTime });
}

export interface ListedSession {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  address: string | null;
  userAgent: string | null;
}

/** Open ones, the last used first. */
export async function listSessions(database: Database, operatorId: string): Promise<ListedSession[]> {
  const { rows } = await database.raw<{ rows: ListedSession[] }>(
    `select s.id, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", host(s.address) as address, s.user_agent as "userAgent"
     from operator_sessions s join operators o on o.id = s.operator_id where o.id = ? and ${OPEN} order by s.last_seen_at desc`,
    [operatorId],
  );
  return rows;
}

const KEPT_DAYS = 90;

/** Where and when somebody operated is in the audit log; the list of sessions need not keep it for ever. */
export async function forgetOldOperatorSessions(database: Database): Promise<void> {
  await deleteInTurns(database, OperatorSessionRecord.tableName, (rows) =>
    rows.whereRaw("ends_at < clock_timestamp() - ? * interval '1 day'", [KEPT_DAYS]),
  );
}
