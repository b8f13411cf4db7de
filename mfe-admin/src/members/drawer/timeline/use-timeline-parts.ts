import { t } from '../../../texts.ts';
import {
  useMemberActsInfiniteQuery,
  useMemberCasesInfiniteQuery,
  useMemberRoundsInfiniteQuery,
  useMemberTransactionsInfiniteQuery,
  useMemberWithdrawalsInfiniteQuery,
  useGetReferralTreeQuery,
  useListMemberSessionsQuery,
  type Transaction,
  type User,
} from '../../members-api.ts';
import type { Source } from './merge-timeline.ts';
import {
  actItem,
  balancesOf,
  caseItems,
  joinedItem,
  transactionItem,
  roundItem,
  roundKeys,
  signInItem,
  withdrawalItem,
  withdrawalKeys,
  type Kind,
  type TimelineItem,
} from './timeline-items.ts';

const FRESH = { refetchOnMountOrArgChange: true };

/**
 * What one service tells, and how far it has been asked. One that failed holds nobody back: what it has told stands.
 */
export interface TimelinePart extends Source<TimelineItem> {
  label: string;
  kinds: readonly Kind[];
  isLoading: boolean;
  isFetching: boolean;
  /** Why it did not load, or not on. */
  error: unknown;
  pages: number;
  readOn: () => void;
  retry: () => void;
}

interface Query<Page> {
  currentData?: { pages: Page[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface Telling<Page> {
  label: string;
  kinds: readonly Kind[];
  itemsOf: (pages: Page[]) => TimelineItem[];
  /** Where a page ends, in the order of its service. */
  lastOf: (page: Page) => string | undefined;
}

/** Every service that knows something of this member, each asked by itself. */
export function useTimelineParts(user: User): { parts: TimelinePart[]; transactions: readonly Transaction[] } {
  const { id } = user;
  const moved = useMemberTransactionsInfiniteQuery(id, FRESH);
  const withdrawn = useMemberWithdrawalsInfiniteQuery(id, FRESH);
  const played = useMemberRoundsInfiniteQuery(id, FRESH);
  const acted = useMemberActsInfiniteQuery(id, FRESH);
  const asked = useMemberCasesInfiniteQuery(id, FRESH);
  const devices = useListMemberSessionsQuery(id, FRESH);
  // Who brought them: without an answer they became a member like any other.
  const referrals = useGetReferralTreeQuery({ memberId: id }, FRESH).currentData;

  const transactions = moved.currentData?.pages.flatMap(({ transactions }) => transactions) ?? [];
  const balanceAfter = balancesOf(transactions);
  const rounds = partOf(played, {
    label: t('Rounds'),
    kinds: ['games'],
    itemsOf: (pages) => pages.flatMap((page) => page.rounds.map((round) => roundItem(round, balanceAfter))),
    lastOf: (page) => page.rounds.at(-1)?.startedAt,
  });
  const withdrawals = partOf(withdrawn, {
    label: t('Withdrawals'),
    kinds: ['withdrawals'],
    itemsOf: (pages) => [
      ...pages.flatMap((page) => page.withdrawals.map((row) => withdrawalItem(row, false, balanceAfter))),
      ...(pages[0]?.testWithdrawals ?? []).map((row) => withdrawalItem(row, true, balanceAfter)),
    ],
    lastOf: (page) => page.withdrawals.at(-1)?.createdAt,
  });
  const standIns = [standIn(rounds, roundKeys), standIn(withdrawals, withdrawalKeys)];
  const money = partOf(moved, {
    label: t('Transactions'),
    kinds: ['earned', 'other', ...standIns.flatMap(({ kinds }) => kinds)],
    itemsOf: () => transactions.map(transactionItem).filter((item) => isToldHere(item, standIns)),
    lastOf: (page) => page.transactions.at(-1)?.createdAt,
  });
  const acts = partOf(acted, {
    label: t('Audit'),
    kinds: ['operators'],
    itemsOf: (pages) => pages.flatMap(({ entries }) => entries.map(actItem)),
    lastOf: (page) => page.entries.at(-1)?.at,
  });
  const cases = partOf(asked, {
    label: t('Cases'),
    kinds: ['cases'],
    itemsOf: (pages) => pages.flatMap((page) => page.cases.flatMap(caseItems)),
    lastOf: (page) => page.cases.at(-1)?.changedAt,
  });
  const signIns: TimelinePart = {
    label: t('Logins'),
    kinds: ['signIns'],
    items: [...(devices.currentData?.sessions ?? []).map(signInItem), joinedItem(user, referrals)],
    completeTo: null,
    isLoading: devices.currentData === undefined && devices.error === undefined,
    isFetching: devices.isFetching,
    error: devices.error,
    pages: 1,
    readOn: () => undefined,
    retry: () => void devices.refetch(),
  };
  return { parts: [acts, cases, money, withdrawals, rounds, signIns], transactions };
}

function partOf<Page>(query: Query<Page>, { label, kinds, itemsOf, lastOf }: Telling<Page>): TimelinePart {
  const { currentData, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  const pages = currentData?.pages ?? [];
  const last = pages.at(-1);
  return {
    label,
    kinds,
    items: itemsOf(pages),
    completeTo: hasNextPage && error === undefined && last ? (lastOf(last) ?? null) : null,
    isLoading: currentData === undefined && error === undefined,
    isFetching,
    error,
    pages: pages.length,
    readOn: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** Money of rounds and withdrawals is told by their own services; where one of them is away, by the ledger. */
function standIn({ kinds, error, items }: TimelinePart, keysOf: (id: string) => string[]) {
  const told = new Set(items.flatMap(({ id }) => keysOf(id)));
  return { kinds: error === undefined ? [] : kinds, owned: kinds, isTold: (key: string) => error === undefined || told.has(key) };
}

function isToldHere({ kind, transaction }: ReturnType<typeof transactionItem>, standIns: readonly ReturnType<typeof standIn>[]): boolean {
  return standIns.every(({ owned, isTold }) => !owned.includes(kind) || !isTold(transaction.reference));
}
