import { databaseTime, isUuid, prepared, readClaims, type Database } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import { Member, type Money } from '../members/index.ts';
import { Session } from './session.ts';

export interface LiveSession {
  session: Pick<Session, 'id' | 'deviceHash'>;
  member: Member;
  /** What the wallet said last of their money; null: nothing yet. */
  known: Money | null;
  tokenIssuedAtSeconds: number;
}

interface Row {
  session_device_hash: string;
  session_last_seen_at: Date;
  known_balance: bigint | null;
  known_total_earned: bigint | null;
}

const LIVE = `s.device_hash as session_device_hash, s.last_seen_at as session_last_seen_at,
    k.balance_hundredths as known_balance, k.total_earned_hundredths as known_total_earned
  from sessions s join members m on m.id = s.member_id left join known_balances k on k.member_id = s.member_id
  where s.id = ? and s.member_id = ? and s.ended_at is null and s.ends_at > clock_timestamp()`;

const SEEN_STEP_MS = 60_000;

/**
 * Finds out whose session a call carries. The signature is checked first, then the database: identity knows of an end
 * before anybody.
 */
export class SessionReader {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Undefined: no cookie, a forged or expired token, an ended session. A hot path: one statement reads all that a page
   * asks of a member.
   */
  async find(request: FastifyRequest): Promise<LiveSession | undefined> {
    const claims = await readClaims(request, 'member');
    if (!claims?.sub || !claims.sid || !isUuid(claims.sub) || !isUuid(claims.sid)) return undefined;
    const sql = `select ${await this.#memberColumns()}, ${LIVE}`;
    const { rows } = await prepared<{ rows: (Row & object)[] }>(this.#database, 'read a live session', sql, [claims.sid, claims.sub]);
    if (!rows[0]) return undefined;
    const { session_device_hash: deviceHash, session_last_seen_at: lastSeenAt, known_balance, known_total_earned, ...member } = rows[0];
    await this.#touch(claims.sid, lastSeenAt);
    return {
      session: { id: claims.sid, deviceHash },
      member: Member.fromDatabaseJson(member),
      known: known_balance === null ? null : { balanceHundredths: known_balance, totalEarnedHundredths: known_total_earned ?? 0n },
      tokenIssuedAtSeconds: claims.iat,
    };
  }

  /** All, each by its name: what is prepared with `*` fails once a migration adds one. The database is asked once. */
  async #memberColumns(): Promise<string> {
    const { columns } = await Member.fetchTableMetadata({ knex: this.#database });
    return columns.map((column) => `m.${column}`).join();
  }

  /** Written at most once a minute: "active" needs no more. */
  async #touch(sessionId: string, lastSeenAt: Date): Promise<void> {
    if (Date.now() - lastSeenAt.getTime() < SEEN_STEP_MS) return;
    await Session.query(this.#database).findById(sessionId).patch({ lastSeenAt: databaseTime });
  }
}
