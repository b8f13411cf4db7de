import { memberCalls } from '../members-api.ts';

interface Page {
  nextCursor: string | null;
}

/** What the timeline's calls have told of a member so far; itself it asks for the devices alone. */
export function useKnown(id: string): { lastSeenAt: string | undefined; counts: Partial<Record<string, number>> } {
  const sessions = memberCalls.devices.useQuery(id).currentData?.sessions;
  const referrals = memberCalls.referrals.useQueryState({ memberId: id }).currentData;
  const withdrawn = memberCalls.withdrawals.useInfiniteQueryState(id).currentData?.pages[0];
  return {
    lastSeenAt: sessions?.[0]?.lastSeenAt,
    counts: {
      transactions: countOf(memberCalls.transactions.useInfiniteQueryState(id).currentData?.pages, (page) => page.transactions),
      withdrawals: withdrawn && withdrawn.total + withdrawn.testWithdrawals.length,
      rounds: countOf(memberCalls.rounds.useInfiniteQueryState(id).currentData?.pages, (page) => page.rounds),
      devices: sessions && new Set(sessions.map(({ device }) => device)).size,
      referrals: countOf(referrals && [referrals], (page) => page.referred),
      cases: countOf(memberCalls.cases.useInfiniteQueryState(id).currentData?.pages, (page) => page.cases),
      audit: countOf(memberCalls.acts.useInfiniteQueryState(id).currentData?.pages, (page) => page.entries),
    },
  };
}

/** Undefined where not all of them have been read. */
function countOf<Read extends Page>(pages: readonly Read[] | undefined, rowsOf: (page: Read) => readonly unknown[]): number | undefined {
  return pages?.at(-1)?.nextCursor === null ? pages.flatMap(rowsOf).length : undefined;
}
