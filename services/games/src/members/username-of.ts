import { isUuid, httpErrors, Type, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';

const Answer = Type.Object({ username: Type.String({ minLength: 1 }) });

/** Undefined when there is no such member. @throws unavailable (503) when identity is needed and away. */
export async function usernameOf(kit: Pick<Kit, 'database' | 'fetchOf' | 'urlOf'>, memberId: string): Promise<string | undefined> {
  if (!isUuid(memberId)) return undefined;
  const known = await kit.database<{ member_id: string; username: string }>('members').where({ member_id: memberId }).first('username');
  return known?.username ?? (await askIdentity(kit, memberId));
}

async function askIdentity(
  { database, fetchOf, urlOf }: Pick<Kit, 'database' | 'fetchOf' | 'urlOf'>,
  memberId: string,
): Promise<string | undefined> {
  const response = await fetchOf('identity')(new Request(new URL(`/internal/members/${memberId}`, urlOf('identity'))));
  if (response.status === 404) return undefined;
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!Value.Check(Answer, answer)) throw httpErrors('unavailable', 'The member cannot be looked up right now. Please try again.');
  const row = { member_id: memberId, username: answer.username, named_at: database.fn.now() };
  await database('members').insert(row).onConflict('member_id').ignore();
  return answer.username;
}
