import { adminApi } from '../api/admin-api.ts';
import type { ReadGameResultsApiResponse, ReadMoneyAccountsApiResponse, ReadWallFiguresApiResponse } from '../api/admin.generated.ts';
import { walletApi, type ListMonthsApiResponse, type ReadMoneyApiResponse, type ReadMonthApiResponse } from '../api/wallet.generated.ts';

const moneyApi = adminApi.enhanceEndpoints({
  endpoints: {
    readMoneyAccounts: { providesTags: ['Money'] },
    readWallFigures: { providesTags: ['Money'] },
    readGameResults: { providesTags: ['Money'] },
  },
});
const walletMoneyApi = walletApi.enhanceEndpoints({
  endpoints: {
    readMoney: { providesTags: ['Money'] },
    listMonths: { providesTags: ['Money'] },
    readMonth: { providesTags: ['Money'] },
    // Also when it was refused: why is in the list.
    closeMonth: { invalidatesTags: ['Money', 'Audit'] },
  },
});

export type Money = ReadMoneyApiResponse;
export type Bucket = Money['buckets'][number];
/** What moved, in one bucket or in all of them. */
export type Flow = Money['sum'];
export type MoneyWindow = Money['window'];
export type MoneyAccounts = ReadMoneyAccountsApiResponse;
export type Account = MoneyAccounts['accounts'][number];
export type GameResults = ReadGameResultsApiResponse;
export type WallFigures = ReadWallFiguresApiResponse;
export type Months = ListMonthsApiResponse;
export type ClosedMonth = Months['closed'][number];
export type OpenMonth = Months['open'][number];
export type MonthFile = ReadMonthApiResponse;

export const { useReadMoneyQuery, useListMonthsQuery, useReadMonthQuery, useCloseMonthMutation } = walletMoneyApi;
export const { useReadMoneyAccountsQuery, useReadWallFiguresQuery, useReadGameResultsQuery } = moneyApi;
