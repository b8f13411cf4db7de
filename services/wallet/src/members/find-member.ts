import { defineErrors, httpErrors, Type, type Database, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';

const memberErrors = defineErrors({ account_disabled: 403 });

const Answer = Type.Object({
  id: Type.String(),
  username: Type.String({ minLength: 1 }),
  platformUserId: Type.String({ pattern: '^[0-9]{1,19}$' }),
  disabled: Type.Boolean(),
});

export interface Member {
  id: string;
  username: string;
  /** Their account on the game platform. */
  platformUserId: string;
}

/**
 * Who signed in, as identity knows them now. @throws account_disabled (403), unavailable (503) when identity is away.
 */
export async function findActiveMember(kit: Pick<Kit, 'fetchOf'>, memberId: string): Promise<Member> {
  const found = await findMember(kit, memberId);
  if (!found) throw httpErrors('not_signed_in', 'Please log in to continue');
  const { disabled, ...member } = found;
  if (disabled) throw accountDisabled();
  return member;
}

/** Asks identity, now. Undefined: there is none. @throws unavailable (503) when identity is away. */
export async function findMember(
  { fetchOf }: Pick<Kit, 'fetchOf'>,
  memberId: string,
): Promise<(Member & { disabled: boolean }) | undefined> {
  const response = await fetchOf('identity')({ path: `/internal/members/${memberId}` });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw httpErrors('unavailable', 'The account cannot be looked up right now. Please try again.', { retryAfterSeconds: 1 });
  const answer: unknown = await response.json();
  if (!Value.Check(Answer, answer)) throw httpErrors('unavailable', 'The account cannot be looked up right now. Please try again.');
  const { id, username, platformUserId, disabled } = answer;
  return { id, username, platformUserId, disabled };
}

/** By what identity told last. @throws account_disabled (403). */
export async function refuseDisabled(database: Database, memberId: string): Promise<void> {
  const row = await database<{ member_id: string; disabled: boolean }>('members').where({ member_id: memberId }).first('disabled');
  if (row?.disabled) throw accountDisabled();
}

const accountDisabled = () => memberErrors('account_disabled', 'This account is suspended. Reload the page to see why.');
