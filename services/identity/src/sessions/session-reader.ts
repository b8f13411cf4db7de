import { databaseTime, isUuid, readClaims, type Database } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import { findMember, type Member } from '../members/index.ts';
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

  /** Undefined: no cookie, a forged or expired token, an ended session. */
  async find(request: FastifyRequest): Promise<LiveSession | undefined> {
    const claims = await readClaims(request, 'member');
    if (!claims?.sub || !claims.sid || !isUuid(claims.sub) || !isUuid(claims.sid)) return undefined;
    const [session, member] = await Promise.all([
      Session.query(this.database)
        .findOne({ id: claims.sid, member_id: claims.sub })
        .whereNull('ended_at')
        .whereRaw('ends_at > clock_timestamp()'),
      findMember(this.database, claims.sub),
    ]);
    if (!session || !member) return undefined;
    await this.touch(session);
    return { session, member, tokenIssuedAtSeconds: claims.iat };
  }

  /** Written at most once a minute: "active" needs no more. */
  private async touch(session: Session): Promise<void> {
    if (Date.now() - session.lastSeenAt.getTime() < SEEN_STEP_MS) return;
    await Session.query(this.database).findById(session.id).patch({ lastSeenAt: databaseTime });
  }
}
