// Generated from services/social/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createEvent: build.mutation<CreateEventApiResponse, CreateEventApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/events`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    editEvent: build.mutation<EditEventApiResponse, EditEventApiArg>({
      query: (queryArg) => ({ path: `/api/admin/events/${queryArg.id}`, method: 'PUT', body: queryArg.body }),
    }),
    deleteEvent: build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
      query: (queryArg) => ({ path: `/api/admin/events/${queryArg}`, method: 'DELETE' }),
    }),
    endEvent: build.mutation<EndEventApiResponse, EndEventApiArg>({
      query: (queryArg) => ({ path: `/api/admin/events/${queryArg}/end`, method: 'POST' }),
    }),
    readEventLimit: build.query<ReadEventLimitApiResponse, ReadEventLimitApiArg>({ query: () => ({ path: `/api/admin/events/limit` }) }),
    confirmEvent: build.mutation<ConfirmEventApiResponse, ConfirmEventApiArg>({
      query: (queryArg) => ({ path: `/api/admin/events/proposals/${queryArg.id}/confirm`, method: 'POST', body: queryArg.body }),
    }),
    declineEvent: build.mutation<DeclineEventApiResponse, DeclineEventApiArg>({
      query: (queryArg) => ({ path: `/api/admin/events/proposals/${queryArg.id}/decline`, method: 'POST', body: queryArg.body }),
    }),
    withdrawEvent: build.mutation<WithdrawEventApiResponse, WithdrawEventApiArg>({
      query: (queryArg) => ({ path: `/api/admin/events/proposals/${queryArg.id}/withdraw`, method: 'POST', body: queryArg.body }),
    }),
    listHeldRanks: build.query<ListHeldRanksApiResponse, ListHeldRanksApiArg>({ query: () => ({ path: `/api/admin/referral-ranks` }) }),
    readReferralSummary: build.query<ReadReferralSummaryApiResponse, ReadReferralSummaryApiArg>({
      query: () => ({ path: `/api/admin/referral-summary` }),
    }),
    editReferralRank: build.mutation<EditReferralRankApiResponse, EditReferralRankApiArg>({
      query: (queryArg) => ({ path: `/api/admin/referral-ranks/${queryArg.id}`, method: 'PUT', body: queryArg.body }),
    }),
  }),
});
export { injectedRtkApi as socialApi };
export type ListEventsForOperatorsApiResponse = /** status 200 Done */ {
  events: OperatorEvent[];
  /** found by the search */
  counts: { all: number; active: number; ended: number };
  nextCursor: string | null;
  /** found by search and filters, on all pages */
  total: number;
};
export type CreateEventApiResponse =
  | /** status 201 Created */ { event: OperatorEvent }
  | /** status 202 Not decided yet */ { proposal: { id: string } };
export type CreateEventApiArg = {
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    title: string;
    description?: string;
    /** R$, a number or a decimal string with at most two decimals */
    prize: number | string;
    /** absent: 0 */
    entryFee?: (number | string) | null;
    maxParticipants?: number | null;
    /** ISO 8601 with its zone; may be past */
    startsAt: string;
    /** after startsAt, and in the future */
    endsAt: string;
  };
};
export type EditEventApiResponse = /** status 200 Done */ { event: OperatorEvent };
export type EditEventApiArg = {
  id: string;
  body: {
    title: string;
    description?: string;
    /** R$, a number or a decimal string with at most two decimals */
    prize: number | string;
    /** absent: 0 */
    entryFee?: (number | string) | null;
    maxParticipants?: number | null;
    /** ISO 8601 with its zone; may be past */
    startsAt: string;
    /** after startsAt, and in the future */
    endsAt: string;
    /** of the event as it was seen: 409 event_changed when somebody else was quicker */
    version: number;
  };
};
export type DeleteEventApiResponse = /** status 200 Done */ { event: OperatorEvent };
export type DeleteEventApiArg = string;
export type EndEventApiResponse = /** status 200 Done */ { event: OperatorEvent };
export type EndEventApiArg = string;
export type ReadEventLimitApiResponse = /** status 200 Done */ {
  /** R$, the setting `promise_limit` */
  limit: string;
  /** R$, two decimals */
  left: string;
  /** as how many counts what everyone may take once */
  everyone: number;
};
export type ReadEventLimitApiArg = void;
export type ListProposedEventsApiResponse = /** status 200 Done */ {
  proposals: {
    id: string;
    asked: ProposedEvent;
    /** R$ in all */
    promised: string;
    by: { id: string; username: string };
    createdAt: string;
  }[];
  total: number;
};
export type ConfirmEventApiResponse = /** status 200 Done */ { success: true };
export type ConfirmEventApiArg = { id: string; body: {} };
export type DeclineEventApiResponse = /** status 200 Done */ { success: true };
export type DeclineEventApiArg = { id: string; body: {} };
export type WithdrawEventApiResponse = /** status 200 Done */ { success: true };
export type WithdrawEventApiArg = { id: string; body: {} };
export type GetReferralTreeApiResponse = /** status 200 Done */ {
  referrer: { memberId: string; username: string | null } | null;
  referred: {
    memberId: string;
    username: string;
    registeredAt: string | null;
    /** R$, two decimals */
    brought: string;
  }[];
  nextCursor: string | null;
  earnings: ReferralEarning[];
};
export type ListHeldRanksApiResponse = /** status 200 Done */ {
  ranks: HeldRank[];
  /** percent that no bonus is raised above, by the setting `max_rank_share` */
  highestBonus: number;
};
export type ListHeldRanksApiArg = void;
export type ReadReferralSummaryApiResponse = /** status 200 Done */ {
  /** UTC */
  paidThisMonth: string;
  /** R$, two decimals */
  paidLastMonth: string;
  referredMembers: number;
  /** who has the most referral earnings of all */
  largest: {
    memberId: string;
    username: string | null;
    /** R$, two decimals */
    total: string;
  } | null;
};
export type ReadReferralSummaryApiArg = void;
export type EditReferralRankApiResponse = /** status 200 Done */ { rank: Rank };
export type EditReferralRankApiArg = {
  id: string;
  body: {
    /** 0 to 100, in steps of 0.1 */
    bonusPercentage: number | string;
    /** R$, a number or a decimal string with at most two decimals */
    requiredEarnings: number | string;
    color: string;
    /** the rank as it was seen: 409 rank_changed when somebody else was quicker */
    expected?: { bonusPercentage: number; requiredEarnings: string; color: string };
  };
};
export type OperatorEvent = {
  id: string;
  title: string;
  description: string;
  status: 'active' | 'upcoming' | 'ended' | 'deleted';
  /** R$, two decimals */
  prize: string;
  /** R$, two decimals */
  entryFee: string;
  /** null: no limit */
  maxParticipants: number | null;
  currentParticipants: number;
  /** R$ that participants paid; what deleting an active event gives back */
  feesTaken: string;
  startsAt: string;
  endsAt: string;
  winnerUsername: string | null;
  createdBy: string;
  endedAt: string | null;
  endedBy: string | null;
  /** another one after each edit; an edit tells the one that it saw */
  version: number;
};
export type ProposedEvent = {
  title: string;
  description: string;
  /** R$, two decimals */
  prize: string;
  /** R$, two decimals */
  entryFee: string;
  maxParticipants: number | null;
  startsAt: string;
  endsAt: string;
};
export type ReferralEarning = {
  id: string;
  /** R$, two decimals */
  amount: string;
  bonusPercentage: number;
  createdAt: string;
  /** the referred member */
  username: string | null;
  /** wall, task or promo */
  source: string;
  /** R$, two decimals */
  earned: string;
};
export type HeldRank = {
  id: string;
  name: string;
  /** percent of a referred member’s earnings */
  bonusPercentage: number;
  /** R$, two decimals */
  requiredEarnings: string;
  /** #rrggbb */
  color: string;
  /** how many have it */
  members: number;
};
export type Rank = {
  id: string;
  name: string;
  /** percent of a referred member’s earnings */
  bonusPercentage: number;
  /** R$, two decimals */
  requiredEarnings: string;
  /** #rrggbb */
  color: string;
};
export const {
  useCreateEventMutation,
  useEditEventMutation,
  useDeleteEventMutation,
  useEndEventMutation,
  useReadEventLimitQuery,
  useConfirmEventMutation,
  useDeclineEventMutation,
  useWithdrawEventMutation,
  useListHeldRanksQuery,
  useReadReferralSummaryQuery,
  useEditReferralRankMutation,
} = injectedRtkApi;
