import { adminApi } from '../api/admin-api.ts';
import type { ReadGameResultsApiResponse, ReadMoneyAccountsApiResponse, ReadWallFiguresApiResponse } from '../api/admin.generated.ts';
import { walletApi, type ReadMoneyApiResponse } from '../api/wallet.generated.ts';
import { earnApi, type ListWallStatementsApiResponse, type ReadWallStatementApiResponse } from '../api/earn.generated.ts';

const moneyApi = adminApi.enhanceEndpoints({
  endpoints: {
    readMoneyAccounts: { providesTags: ['Money'] },
    readWallFigures: { providesTags: ['Money'] },
    readGameResults: { providesTags: ['Money'] },
  },
});
const walletMoneyApi = walletApi.enhanceEndpoints({ endpoints: { readMoney: { providesTags: ['Money'] } } });
// Statements are earn's: they move to its remote once a page can take cards of another one.
const statementsApi = earnApi.enhanceEndpoints({
  endpoints: {
    listProviders: { providesTags: ['Money'] },
    listWallStatements: { providesTags: ['Money'] },
    readWallStatement: { providesTags: [] },
    enterWallStatement: { invalidatesTags: (_answer, error) => (error ? [] : ['Money', 'Audit']) },
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
export type WallStatement = ListWallStatementsApiResponse['statements'][number];
export type ComparedStatement = ReadWallStatementApiResponse;

export const { useReadMoneyQuery } = walletMoneyApi;
export const { useReadMoneyAccountsQuery, useReadWallFiguresQuery, useReadGameResultsQuery } = moneyApi;
export const { useListProvidersQuery, useListWallStatementsQuery, useReadWallStatementQuery, useEnterWallStatementMutation } =
  statementsApi;
