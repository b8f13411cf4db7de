import { adminApi } from '../api/admin-api.ts';
import type { ReadGameResultsApiResponse, ReadMoneyAccountsApiResponse, ReadWallFiguresApiResponse } from '../api/admin.generated.ts';
import { walletApi, type ReadMoneyApiResponse } from '../api/wallet.generated.ts';

const moneyApi = adminApi.enhanceEndpoints({
  endpoints: {
    readMoneyAccounts: { providesTags: ['Money'] },
    readWallFigures: { providesTags: ['Money'] },
    readGameResults: { providesTags: ['Money'] },
  },
});
const walletMoneyApi = walletApi.enhanceEndpoints({ endpoints: { readMoney: { providesTags: ['Money'] } } });

export type Money = ReadMoneyApiResponse;
export type Bucket = Money['buckets'][number];
/** What moved, in one bucket or in all of them. */
export type Flow = Money['sum'];
export type MoneyWindow = Money['window'];
export type MoneyAccounts = ReadMoneyAccountsApiResponse;
export type Account = MoneyAccounts['accounts'][number];
export type GameResults = ReadGameResultsApiResponse;
export type WallFigures = ReadWallFiguresApiResponse;

export const { useReadMoneyQuery } = walletMoneyApi;
export const { useReadMoneyAccountsQuery, useReadWallFiguresQuery, useReadGameResultsQuery } = moneyApi;
