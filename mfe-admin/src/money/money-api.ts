import { adminApi } from '../api/admin-api.ts';
import type {
  ListWallStatementsApiResponse,
  ReadGameResultsApiResponse,
  ReadMoneyAccountsApiResponse,
  ReadWallFiguresApiResponse,
  ReadWallStatementApiResponse,
} from '../api/admin.generated.ts';
import { walletApi, type ReadMoneyApiResponse } from '../api/wallet.generated.ts';

const moneyApi = adminApi.enhanceEndpoints({
  endpoints: {
    readMoneyAccounts: { providesTags: ['Money', 'Payouts'] },
    readWallFigures: { providesTags: ['Money', 'Postbacks'] },
    readGameResults: { providesTags: ['Money'] },
    listWallStatements: { providesTags: ['Money'] },
    readWallStatement: { providesTags: [] },
    enterWallStatement: { invalidatesTags: (_answer, error) => (error ? [] : ['Money', 'Audit']) },
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
export type WallStatement = ListWallStatementsApiResponse['statements'][number];
export type ComparedStatement = ReadWallStatementApiResponse;

export const {
  useReadMoneyAccountsQuery,
  useReadWallFiguresQuery,
  useReadGameResultsQuery,
  useListWallStatementsQuery,
  useReadWallStatementQuery,
  useEnterWallStatementMutation,
} = moneyApi;
export const { useReadMoneyQuery } = walletMoneyApi;
