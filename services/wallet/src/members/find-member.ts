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

/** Asks identity, now. @throws account_disabled (403), unavailable (503) when identity is away. */
export async function findActiveMember({ fetchOf }: Pick<Kit, 'fetchOf'>, memberId: string): Promise<Member> {
  const response = await fetchOf('identity')({ path: `/internal/members/${memberId}` });
  if (response.status === 404) throw httpErrors('not_signed_in', 'Please log in to continue');
  if (!response.ok)
    throw httpErrors('unavailable', 'Your account cannot be looked up right now. Please try again.', { retryAfterSeconds: 1 });
  const answer: unknown = await response.json();
  if (!Value.Check(Answer, answer)) throw httpErrors('unavailable', 'Your account cannot be looked up right now. Please try again.');
  if (answer.disabled) throw accountDisabled();
  return { id: answer.id, username: answer.username, platformUserId: answer.platformUserId };
}

/** By what identity told last. @throws account_disabled (403). */
export async function refuseDisabled(database: Database, memberId: string): Promise<void> {
  const row = await database<{ member_id: string; disabled: boolean }>('members').where({ member_id: memberId }).first('disabled');
  if (row?.disabled) throw accountDisabled();
}

const accountDisabled = () => memberErrors('account_disabled', 'This account is suspended. Reload the page to see why.');
