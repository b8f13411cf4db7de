// Generated from services/identity/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    openCase: build.mutation<OpenCaseApiResponse, OpenCaseApiArg>({
      query: (queryArg) => ({ path: `/api/cases`, method: 'POST', body: queryArg.body, idempotencyKey: queryArg['idempotency-key'] }),
    }),
    readCase: build.query<ReadCaseApiResponse, ReadCaseApiArg>({ query: (queryArg) => ({ path: `/api/cases/${queryArg}` }) }),
    readFact: build.query<ReadFactApiResponse, ReadFactApiArg>({
      query: (queryArg) => ({ path: `/api/cases/facts/${queryArg.kind}/${queryArg.id}` }),
    }),
    writeInCase: build.mutation<WriteInCaseApiResponse, WriteInCaseApiArg>({
      query: (queryArg) => ({
        path: `/api/cases/${queryArg.id}/messages`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    closeCase: build.mutation<CloseCaseApiResponse, CloseCaseApiArg>({
      query: (queryArg) => ({ path: `/api/cases/${queryArg.id}/close`, method: 'POST', body: queryArg.body }),
    }),
    readAppeal: build.query<ReadAppealApiResponse, ReadAppealApiArg>({ query: () => ({ path: `/api/appeals` }) }),
    openAppeal: build.mutation<OpenAppealApiResponse, OpenAppealApiArg>({
      query: (queryArg) => ({ path: `/api/appeals`, method: 'POST', body: queryArg.body, idempotencyKey: queryArg['idempotency-key'] }),
    }),
    writeInAppeal: build.mutation<WriteInAppealApiResponse, WriteInAppealApiArg>({
      query: (queryArg) => ({
        path: `/api/appeals/messages`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
  }),
});
export { injectedRtkApi as identityApi };
export type ListCasesApiResponse = /** status 200 Done */ { cases: Case[]; nextCursor: string | null; counts: CaseCounts };
export type OpenCaseApiResponse = /** status 201 Created */ { case: Case };
export type OpenCaseApiArg = {
  'idempotency-key'?: string;
  body: {
    kind: 'transaction' | 'withdrawal' | 'round' | 'giveaway' | 'other';
    /** of the line; absent with `other` */
    factId?: string;
    reason: 'not_arrived' | 'wrong_amount' | 'not_mine' | 'taken_back' | 'other';
    text: string;
  };
};
export type ReadCaseApiResponse = /** status 200 Done */ CaseThread;
export type ReadCaseApiArg = /** its id, or its number */ string;
export type ReadFactApiResponse = /** status 200 Done */ { fact: Fact };
export type ReadFactApiArg = { kind: 'transaction' | 'withdrawal' | 'round' | 'giveaway'; id: string };
export type WriteInCaseApiResponse = /** status 200 Done */ CaseThread;
export type WriteInCaseApiArg = { id: string; 'idempotency-key'?: string; body: { text: string } };
export type CloseCaseApiResponse = /** status 200 Done */ { case: Case };
export type CloseCaseApiArg = { id: string; body: {} };
export type ReadAppealApiResponse = /** status 200 Done */ { appeal: CaseThread | null };
export type ReadAppealApiArg = void;
export type OpenAppealApiResponse = /** status 201 Created */ CaseThread;
export type OpenAppealApiArg = { 'idempotency-key'?: string; body: { text: string } };
export type WriteInAppealApiResponse = /** status 200 Done */ CaseThread;
export type WriteInAppealApiArg = { 'idempotency-key'?: string; body: { text: string } };
export type Line = {
  /** which sentence, such as bombs.won, or which names: wall.provider, wall.offer; null: the source’s own words */
  kind: string | null;
  /** what the sentence is filled with */
  values: { [key: string]: string };
  /** the sentence in English, or those words */
  text: string;
  /** it takes a transfer back: to the member, or from them */
  undo?: 'returned' | 'reversed';
  /** what of a debt this paid */
  paidDebt?: string;
  /** what became a debt, since the balance was too low */
  newDebt?: string;
};
export type Fact = {
  title: string;
  /** R$, two decimals */
  amount: string | null;
  at: string;
  /** what became of it, where it has states */
  state: string | null;
  line?: Line;
};
export type Case = {
  id: string;
  /** what people call it */
  number: string;
  kind: 'transaction' | 'withdrawal' | 'round' | 'giveaway' | 'other' | 'appeal';
  reason: 'not_arrived' | 'wrong_amount' | 'not_mine' | 'taken_back' | 'other';
  factId: string | null;
  fact: Fact | null;
  /** open: waits for an operator; waiting: for the member */
  state: 'open' | 'waiting' | 'solved' | 'closed';
  /** of an appeal */
  decision: ('lifted' | 'kept') | null;
  createdAt: string;
  changedAt: string;
};
export type CaseCounts = { open: number; waiting: number; over: number };
export type CaseThread = {
  case: Case;
  messages: {
    id: string;
    /** the member wrote it */
    isOwn: boolean;
    text: string;
    createdAt: string;
  }[];
};
export const {
  useOpenCaseMutation,
  useReadCaseQuery,
  useReadFactQuery,
  useWriteInCaseMutation,
  useCloseCaseMutation,
  useReadAppealQuery,
  useOpenAppealMutation,
  useWriteInAppealMutation,
} = injectedRtkApi;
