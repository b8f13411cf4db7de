import { httpErrors, repeatable, Type, type Kit, type Static } from '@facet/service-kit';
import { Value } from 'typebox/value';

const Answer = Type.Object({
  members: Type.Array(Type.Object({ id: Type.String(), disabled: Type.Boolean(), riskSigns: Type.Array(Type.String()) })),
});

/** What identity knows of members that operators look at before they pay. @throws unavailable (503) */
export async function findInDirectory(
  { fetchOf }: Pick<Kit, 'fetchOf'>,
  memberIds: readonly string[],
): Promise<Static<typeof Answer>['members']> {
  const { headers } = repeatable();
  const response = await fetchOf('identity')({
    path: '/internal/directory/members',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ memberIds }),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!Value.Check(Answer, answer)) throw httpErrors('unavailable', 'Members cannot be looked up right now. Please try again.');
  return answer.members;
}
