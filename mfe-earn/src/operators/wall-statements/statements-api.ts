import { earnApi, type ListWallStatementsApiResponse, type ReadWallStatementApiResponse } from '../api/earn.generated.ts';

const statementsApi = earnApi.enhanceEndpoints({
  endpoints: {
    listWallStatements: { providesTags: ['Statements'] },
    enterWallStatement: { invalidatesTags: (_answer, error) => (error ? [] : ['Statements']) },
  },
});

export type WallStatement = ListWallStatementsApiResponse['statements'][number];
export type ComparedStatement = ReadWallStatementApiResponse;
export const { useListWallStatementsQuery, useReadWallStatementQuery, useEnterWallStatementMutation } = statementsApi;
