import { earnApi, type ReadWallFiguresApiResponse } from '../api/earn.generated.ts';
import { gamesApi, type ReadGameResultsApiResponse } from '../api/games.generated.ts';
import {
  walletApi,
  type ListMonthsApiResponse,
  type ReadMoneyAccountsApiResponse,
  type ReadMoneyApiResponse,
  type ReadMonthApiResponse,
} from '../api/wallet.generated.ts';

const moneyApi = walletApi.enhanceEndpoints({
  endpoints: {
    readMoney: { providesTags: ['Money'] },
    readMoneyAccounts: { providesTags: ['Money'] },
    listMonths: { providesTags: ['Money'] },
    readMonth: { providesTags: ['Money'] },
    // Also when it was refused: why is in the list.
    closeMonth: { invalidatesTags: ['Money'] },
  },
});
/** What earn and games say themselves: one of them away takes only its part of the page. */
const wallsApi = earnApi.enhanceEndpoints({ endpoints: { readWallFigures: { providesTags: ['Money'] } } });
const resultsApi = gamesApi.enhanceEndpoints({ endpoints: { readGameResults: { providesTags: ['Money'] } } });

export type Money = ReadMoneyApiResponse;
export type Bucket = Money['buckets'][number];
/** What moved, in one bucket or in all of them. */
export type Flow = Money['sum'];
export type MoneyWindow = Money['window'];

export const DAYS: Record<MoneyWindow, number> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 };

/**
 * What earn and games answer for: they count each call and round, the wallet alone sums ahead. Of 90 days they say the
 * last 30.
 */
export const countedWindow = (window: MoneyWindow): Exclude<MoneyWindow, '90d'> => (window === '90d' ? '30d' : window);
export type MoneyAccounts = ReadMoneyAccountsApiResponse;
export type Account = MoneyAccounts['accounts'][number];
export type GameResults = ReadGameResultsApiResponse;
export type WallFigures = ReadWallFiguresApiResponse;
export type Months = ListMonthsApiResponse;
export type ClosedMonth = Months['closed'][number];
export type OpenMonth = Months['open'][number];
export type MonthFile = ReadMonthApiResponse;

export const { useReadMoneyQuery, useReadMoneyAccountsQuery, useListMonthsQuery, useReadMonthQuery, useCloseMonthMutation } = moneyApi;
export const { useReadWallFiguresQuery } = wallsApi;
export const { useReadGameResultsQuery } = resultsApi;
