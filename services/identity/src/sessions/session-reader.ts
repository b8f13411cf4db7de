import { databaseTime, isUuid, readClaims, type Database } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import { Member } from '../members/index.ts';
import { Session } from './session.ts';

export interface LiveSession {
  session: Session;
  member: Member;
  tokenIssuedAtSeconds: number;
}

const SEEN_STEP_MS = 60_000;

/** Finds out whose session a call carries. The signature is checked first, then the database: identity knows of an end before anybody. */
export class SessionReader {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Undefined: no cookie, a forged or expired token, an ended session. A hot path: Knex asks, models are what it becomes. */
  async find(request: FastifyRequest): Promise<LiveSession | undefined> {
    const claims = await readClaims(request, 'member');
    if (!claims?.sub || !claims.sid || !isUuid(claims.sub) || !isUuid(claims.sid)) return undefined;
    const [sessionRow, memberRow] = await Promise.all([
      this.database('sessions')
        .where({ id: claims.sid, member_id: claims.sub })
        .whereNull('ended_at')
        .whereRaw('ends_at > clock_timestamp()')
        .first<object | undefined>(),
      this.database('members').where({ id: claims.sub }).first<object | undefined>(),
    ]);
    if (!sessionRow || !memberRow) return undefined;
    const session = Session.fromDatabaseJson(sessionRow);
    await this.touch(session);
    return { session, member: Member.fromDatabaseJson(memberRow), tokenIssuedAtSeconds: claims.iat };
  }

  /** Written at most once a minute: "active" needs no more. */
  private async touch(session: Session): Promise<void> {
    if (Date.now() - session.lastSeenAt.getTime() < SEEN_STEP_MS) return;
    await Session.query(this.database).findById(session.id).patch({ lastSeenAt: databaseTime });
  }
}
