// Generated from services/identity/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMemberSessions: build.query<ListMemberSessionsApiResponse, ListMemberSessionsApiArg>({
      query: (queryArg) => ({ path: `/api/admin/devices/of-member/${queryArg}` }),
    }),
    tellMembersApart: build.mutation<TellMembersApartApiResponse, TellMembersApartApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/devices/of-member/${queryArg.id}/different-from/${queryArg.otherId}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    takeBackTellingApart: build.mutation<TakeBackTellingApartApiResponse, TakeBackTellingApartApiArg>({
      query: (queryArg) => ({ path: `/api/admin/devices/of-member/${queryArg.id}/different-from/${queryArg.otherId}`, method: 'DELETE' }),
    }),
    listMemberNotes: build.query<ListMemberNotesApiResponse, ListMemberNotesApiArg>({
      query: (queryArg) => ({ path: `/api/admin/member-notes/of-member/${queryArg}` }),
    }),
    noteOnMember: build.mutation<NoteOnMemberApiResponse, NoteOnMemberApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/member-notes/of-member/${queryArg.id}`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    listQueue: build.query<ListQueueApiResponse, ListQueueApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/cases`,
        query: {
          group: queryArg.group,
          assignee: queryArg.assignee,
          kind: queryArg.kind,
          search: queryArg.search,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    readQueuedCase: build.query<ReadQueuedCaseApiResponse, ReadQueuedCaseApiArg>({
      query: (queryArg) => ({ path: `/api/admin/cases/${queryArg}` }),
    }),
    answerCase: build.mutation<AnswerCaseApiResponse, AnswerCaseApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/cases/${queryArg.id}/answer`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    resolveCase: build.mutation<ResolveCaseApiResponse, ResolveCaseApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/cases/${queryArg.id}/resolve`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    decideAppeal: build.mutation<DecideAppealApiResponse, DecideAppealApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/cases/${queryArg.id}/decide`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    noteInCase: build.mutation<NoteInCaseApiResponse, NoteInCaseApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/cases/${queryArg.id}/note`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    snoozeCase: build.mutation<SnoozeCaseApiResponse, SnoozeCaseApiArg>({
      query: (queryArg) => ({ path: `/api/admin/cases/${queryArg.id}/snooze`, method: 'PUT', body: queryArg.body }),
    }),
    assignCase: build.mutation<AssignCaseApiResponse, AssignCaseApiArg>({
      query: (queryArg) => ({ path: `/api/admin/cases/${queryArg.id}/assignee`, method: 'PUT', body: queryArg.body }),
    }),
    listCannedAnswers: build.query<ListCannedAnswersApiResponse, ListCannedAnswersApiArg>({
      query: () => ({ path: `/api/admin/canned-answers` }),
    }),
    createCannedAnswer: build.mutation<CreateCannedAnswerApiResponse, CreateCannedAnswerApiArg>({
      query: (queryArg) => ({ path: `/api/admin/canned-answers`, method: 'POST', body: queryArg }),
    }),
    deleteCannedAnswer: build.mutation<DeleteCannedAnswerApiResponse, DeleteCannedAnswerApiArg>({
      query: (queryArg) => ({ path: `/api/admin/canned-answers/${queryArg}`, method: 'DELETE' }),
    }),
  }),
});
export { injectedRtkApi as identityApi };
export type ListMemberSessionsApiResponse = /** status 200 Done */ {
  sessions: MemberSession[];
  sharedWith: Sharing[];
  /** of all of them, also past the 50 */
  sharing: {
    device: {
      /** on a device without those told apart */
      members: number;
      /** of these */
      banned: number;
      /** how much it says; an address alone says nothing */
      weight: number;
    };
    address: {
      /** on a device without those told apart */
      members: number;
      /** of these */
      banned: number;
      /** how much it says; an address alone says nothing */
      weight: number;
    };
  };
};
export type ListMemberSessionsApiArg = string;
export type TellMembersApartApiResponse = /** status 200 Done */ { success: true };
export type TellMembersApartApiArg = { id: string; otherId: string; body: { reason: string } };
export type TakeBackTellingApartApiResponse = /** status 200 Done */ { success: true };
export type TakeBackTellingApartApiArg = { id: string; otherId: string };
export type ListMemberNotesApiResponse = /** status 200 Done */ { notes: OperatorNote[] };
export type ListMemberNotesApiArg = string;
export type NoteOnMemberApiResponse = /** status 201 Created */ {
  /** of the note */
  id: string;
};
export type NoteOnMemberApiArg = {
  id: string;
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: { text: string };
};
export type ListQueueApiResponse = /** status 200 Done */ {
  cases: QueuedCase[];
  nextCursor: string | null;
  counts: QueueCounts;
  assigned: AssignedCounts;
};
export type ListQueueApiArg = {
  group: 'open' | 'waiting' | 'snoozed' | 'over';
  /** only those of the operator who asks, or of nobody */
  assignee?: 'me' | 'nobody';
  kind?: 'transaction' | 'withdrawal' | 'round' | 'giveaway' | 'other' | 'appeal';
  /** a username, a number, or words of the line */
  search?: string;
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
};
export type ListMemberCasesApiResponse = /** status 200 Done */ { cases: QueuedCase[]; nextCursor: string | null };
export type ReadQueuedCaseApiResponse = /** status 200 Done */ OperatorThread;
export type ReadQueuedCaseApiArg = string;
export type AnswerCaseApiResponse = /** status 200 Done */ { case: Case };
export type AnswerCaseApiArg = {
  id: string;
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    /** `version` of the case as it was read: 409 case_changed when somebody was quicker */
    seen: number;
    text: string;
  };
};
export type ResolveCaseApiResponse = /** status 200 Done */ { case: Case };
export type ResolveCaseApiArg = {
  id: string;
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    /** `version` of the case as it was read: 409 case_changed when somebody was quicker */
    seen: number;
    text?: string;
  };
};
export type DecideAppealApiResponse = /** status 200 Done */ { case: Case };
export type DecideAppealApiArg = {
  id: string;
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    /** `version` of the case as it was read: 409 case_changed when somebody was quicker */
    seen: number;
    decision: 'lifted' | 'kept';
    /** for the audit log */
    reason: string;
    text: string;
  };
};
export type NoteInCaseApiResponse = /** status 201 Created */ {
  /** of the note */
  id: string;
};
export type NoteInCaseApiArg = {
  id: string;
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: { text: string };
};
export type SnoozeCaseApiResponse = /** status 200 Done */ { case: Case };
export type SnoozeCaseApiArg = {
  id: string;
  body: {
    /** null: back into the queue */
    until: string | null;
  };
};
export type AssignCaseApiResponse = /** status 200 Done */ { case: Case };
export type AssignCaseApiArg = {
  id: string;
  body: {
    /** whose it was as it was read; null: nobody’s. 409 case_assigned when somebody was quicker */
    from: string | null;
    /** null: nobody */
    to: string | null;
  };
};
export type ListCannedAnswersApiResponse = /** status 200 Done */ { answers: CannedAnswer[] };
export type ListCannedAnswersApiArg = void;
export type CreateCannedAnswerApiResponse = /** status 201 Created */ { answer: CannedAnswer };
export type CreateCannedAnswerApiArg = { title: string; text: string };
export type DeleteCannedAnswerApiResponse = /** status 200 Done */ { answer: CannedAnswer };
export type DeleteCannedAnswerApiArg = string;
export type MemberSession = {
  id: string;
  /** the same text is the same browser */
  device: string;
  address: string | null;
  userAgent: string | null;
  /** when this account was first seen on the device; null: the device is forgotten */
  deviceSince: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** null: signed in now */
  endedAt: string | null;
};
export type Sharing = {
  memberId: string;
  username: string;
  banned: boolean;
  device: boolean;
  /** of the member’s, those that they use too, as their sessions name them */
  devices?: string[];
  address: boolean;
  /** an operator found that they are different people: a shared device of theirs is no sign */
  toldApart: { by: string; reason: string; at: string } | null;
};
export type OperatorNote = { id: string; operator: string; text: string; createdAt: string };
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
export type QueuedCase = {
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
  /** say it back when you answer */
  version: number;
  /** who was the last to act */
  operator: string | null;
  memberId: string;
  username: string;
  /** out of the queue until then, or until somebody writes */
  snoozedUntil: string | null;
  snoozedBy: string | null;
  /** the operator who has taken it, or was given it */
  assignee: string | null;
  /** how the last message begins */
  lastText: string;
};
export type QueueCounts = {
  open: {
    /** found on all pages, 1,000 at most */
    total: number;
    /** false: there are more */
    totalIsExact: boolean;
  };
  waiting: {
    /** found on all pages, 1,000 at most */
    total: number;
    /** false: there are more */
    totalIsExact: boolean;
  };
  snoozed: {
    /** found on all pages, 1,000 at most */
    total: number;
    /** false: there are more */
    totalIsExact: boolean;
  };
  over: {
    /** found on all pages, 1,000 at most */
    total: number;
    /** false: there are more */
    totalIsExact: boolean;
  };
};
export type AssignedCounts = {
  me: {
    /** found on all pages, 1,000 at most */
    total: number;
    /** false: there are more */
    totalIsExact: boolean;
  };
  nobody: {
    /** found on all pages, 1,000 at most */
    total: number;
    /** false: there are more */
    totalIsExact: boolean;
  };
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
export type OperatorThread = {
  case: QueuedCase;
  messages: {
    id: string;
    /** null: the member wrote it */
    operator: string | null;
    text: string;
    createdAt: string;
  }[];
  /** from operators for operators: the member is never told of them */
  notes: OperatorNote[];
  member: { id: string; username: string; disabled: boolean; banReason: string | null; bannedBy: string | null; bannedAt: string | null };
  /** of the same member, what changed last first */
  earlier: Case[];
};
export type CannedAnswer = { id: string; title: string; text: string };
export const {
  useListMemberSessionsQuery,
  useTellMembersApartMutation,
  useTakeBackTellingApartMutation,
  useListMemberNotesQuery,
  useNoteOnMemberMutation,
  useListQueueQuery,
  useReadQueuedCaseQuery,
  useAnswerCaseMutation,
  useResolveCaseMutation,
  useDecideAppealMutation,
  useNoteInCaseMutation,
  useSnoozeCaseMutation,
  useAssignCaseMutation,
  useListCannedAnswersQuery,
  useCreateCannedAnswerMutation,
  useDeleteCannedAnswerMutation,
} = injectedRtkApi;
