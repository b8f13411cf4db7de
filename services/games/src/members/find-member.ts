import { defineErrors, type DomainError, ErrorAnswer, httpErrors, Type, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { KnownMember } from './known-member.ts';

type Asking = Pick<Kit, 'database' | 'fetchOf'>;

export interface Member {
  id: string;
  username: string;
}

const One = Type.Object({ id: Type.String({ format: 'uuid' }), username: Type.String({ minLength: 1 }) });
const Found = Type.Object({ members: Type.Array(One, { maxItems: 1 }) });

/** As identity refuses it. */
const nameErrors = defineErrors({ bad_username: 400 });

/**
 * By id; of who is known here already identity is not asked. Undefined when there is no such member. @throws
 * unavailable (503)
 */
export async function findMember(kit: Asking, memberId: string): Promise<Member | undefined> {
  const id = memberId.toLowerCase();
  const known = await KnownMember.query(kit.database).findById(id);
  if (known) return { id, username: known.username };
  const { status, answer } = await askIdentity(kit, `/internal/members/${id}`);
  if (status === 404) return undefined;
  if (!Value.Check(One, answer)) throw isAway();
  return remember(kit, answer);
}

/**
 * By name, compared without case: only identity knows who bears it now. @throws bad_username (400), in identity's
 * words, unavailable (503)
 */
export async function findMemberNamed(kit: Asking, username: string): Promise<Member | undefined> {
  const { status, answer } = await askIdentity(kit, `/internal/members?${new URLSearchParams({ username }).toString()}`);
  if (status === 400 && Value.Check(ErrorAnswer, answer)) throw nameErrors('bad_username', answer.message);
  if (!Value.Check(Found, answer)) throw isAway();
  const [member] = answer.members;
  return member && remember(kit, member);
}

async function askIdentity({ fetchOf }: Asking, path: string): Promise<{ status: number; answer: unknown }> {
  const response = await fetchOf('identity')({ path });
  return { status: response.status, answer: await response.json().catch(() => undefined) };
}

/** With a row of their own here, which may be locked. */
async function remember({ database }: Asking, { id, username }: Member): Promise<Member> {
  await KnownMember.insertNew(database, { memberId: id, username, namedAt: database.fn.now() }, 'member_id');
  return { id, username };
}

function isAway(): DomainError {
  return httpErrors('unavailable', 'The member cannot be looked up right now. Please try again.');
}
