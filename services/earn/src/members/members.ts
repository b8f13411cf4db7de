import { isUuid, type Database, httpErrors, type Kit, prepared, Type } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { KnownMember } from './known-member.ts';

export interface Member {
  /** As identity writes it: lower case. */
  id: string;
  username: string;
}

/** What this service reads of identity's answer. */
const Answer = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }), username: Type.String({ minLength: 1 }) });

const MOST_SEEN = 50_000;

/**
 * This service's copy of who is a member, completed by asking identity: an event may come later than the first
 * postback.
 */
export class Members {
  readonly #kit: Pick<Kit, 'database' | 'fetchOf' | 'log'>;

  readonly #seen = new Set<string>();

  constructor(kit: Pick<Kit, 'database' | 'fetchOf' | 'log'>) {
    this.#kit = kit;
  }

  /** The id as identity writes it, remembered: nobody ceases to be a member. @throws as find */
  async known(id: string): Promise<string | undefined> {
    if (this.#seen.has(id)) return id;
    const member = await this.find(id);
    if (member === undefined) return undefined;
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.add(member.id);
    return member.id;
  }

  /** Undefined when there is no such member. @throws unavailable (503) when identity is needed and away. */
  async find(id: string): Promise<Member | undefined> {
    if (!isUuid(id.toLowerCase())) return undefined;
    return (await readCopy(this.#kit.database, id)) ?? (await this.#askIdentity(id));
  }

  /** Null when it cannot be known right now: a frame works without it. */
  async usernameOf(id: string): Promise<string | null> {
    try {
      return (await this.find(id))?.username ?? null;
    } catch (error) {
      this.#kit.log.warn({ err: error }, 'members: identity is away, a frame goes without the username');
      return null;
    }
  }

  async #askIdentity(id: string): Promise<Member | undefined> {
    const response = await this.#kit.fetchOf('identity')({ path: `/internal/members/${id}` });
    if (response.status === 404) return undefined;
    if (!response.ok) throw httpErrors('unavailable', `identity answered ${response.status}`);
    const answer: unknown = await response.json();
    if (!Value.Check(Answer, answer)) throw httpErrors('unavailable', 'identity did not answer with a member');
    const member = { id: answer.id, username: answer.username };
    await KnownMember.insertNew(this.#kit.database, member, 'id');
    return member;
  }
}

/** A hot path: postbacks and walls ask. */
async function readCopy(database: Database, id: string): Promise<Member | undefined> {
  const sql = 'select id, username from members where id = ?';
  const { rows } = await prepared<{ rows: Member[] }>(database, 'read a member', sql, [id]);
  return rows[0];
}
