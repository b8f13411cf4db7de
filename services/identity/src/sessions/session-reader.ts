import { isUuid, tokenVerifier, type Database, type Kit } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import { raw } from 'objection';
import { findMember, type Member } from '../members/index.ts';
import { Session } from './session.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface LiveSession {
  session: Session;
  member: Member;
  tokenIssuedAtSeconds: number;
}

const SEEN_STEP_MS = 60_000;

/** Finds out whose session a call carries. The signature is checked first, then the database: identity knows of an end before anybody. */
export class SessionReader {
  private readonly database: Database;
  private readonly cookie: SessionCookie;
  private readonly verify: ReturnType<typeof tokenVerifier>;

  constructor(kit: Kit, cookie: SessionCookie) {
    this.database = kit.database;
    this.cookie = cookie;
    this.verify = tokenVerifier(kit.sessionKeys, 'member');
  }

  /** Undefined: no cookie, a forged or expired token, an ended session. */
  async find(request: FastifyRequest): Promise<LiveSession | undefined> {
    const token = this.cookie.read(request);
    const claims = token === undefined ? undefined : await this.verify(token);
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
    await Session.query(this.database)
      .findById(session.id)
      .patch({ lastSeenAt: raw('clock_timestamp()') });
  }
}
