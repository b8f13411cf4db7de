import { useReadEarnedDaysQuery, type User } from './members-api.ts';

/** What each of a page earned on the last seven days; none while the wallet does not say. */
export function useTrends(users: readonly User[] = []): ReadonlyMap<string, readonly number[]> {
  const { data } = useReadEarnedDaysQuery(users.map(({ id }) => id).join(), { skip: users.length === 0 });
  return new Map(data?.members.map(({ id, earned }) => [id, earned.map(Number)]));
}
