import { sessionApi, type Transaction } from '@facet/remote-kit';
import { startOfDay } from './calendar.ts';
import type { ListTransactionsApiResponse } from './wallet.generated.ts';

/** The member's transactions, newest first. */
export interface Statement {
  transactions: Transaction[];
  /** Nothing is older than the last of them. */
  isWhole: boolean;
}

const PAGE_SIZE = 100;
/** For those who play all day: figures about what is older come as one line. */
const MOST_PAGES = 10;
/** A day more than the chart shows. */
const ENOUGH_DAYS = 31;

/** The dashboard's question about all movements. In the session's api, so that a transaction or a logout refreshes or forgets them too. */
export const statementApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    /** Movements of at least the last 30 days, or the newest thousand. */
    getStatement: build.query<Statement, void>({
      queryFn: async (_none, _api, _options, request) => {
        const transactions: Transaction[] = [];
        let cursor: string | undefined;
        for (let page = 0; page < MOST_PAGES; page += 1) {
          const { data, error } = await request({ path: '/api/user/transactions', query: { limit: PAGE_SIZE, cursor } });
          if (error) return { error };
          const answer = data as ListTransactionsApiResponse;
          transactions.push(...answer.transactions);
          if (answer.nextCursor === null) return { data: { transactions, isWhole: true } };
          if (isOldEnough(transactions.at(-1))) break;
          cursor = answer.nextCursor;
        }
        return { data: { transactions, isWhole: false } };
      },
      providesTags: ['Transactions'],
    }),
  }),
});

function isOldEnough(oldest: Transaction | undefined): boolean {
  return oldest !== undefined && Date.parse(oldest.createdAt) < startOfDay(new Date(), -ENOUGH_DAYS).getTime();
}
