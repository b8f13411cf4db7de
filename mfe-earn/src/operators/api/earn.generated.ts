// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPostbacks: build.query<ListPostbacksApiResponse, ListPostbacksApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/postbacks`,
        query: {
          search: queryArg.search,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          provider: queryArg.provider,
          verdict: queryArg.verdict,
          reason: queryArg.reason,
          alert: queryArg.alert,
          since: queryArg.since,
          until: queryArg.until,
        },
      }),
    }),
    countPostbacks: build.query<CountPostbacksApiResponse, CountPostbacksApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/postbacks/counts`,
        query: { provider: queryArg.provider, since: queryArg.since, until: queryArg.until },
      }),
    }),
    readPostback: build.query<ReadPostbackApiResponse, ReadPostbackApiArg>({
      query: (queryArg) => ({ path: `/api/admin/postbacks/${queryArg}` }),
    }),
    replayPostback: build.mutation<ReplayPostbackApiResponse, ReplayPostbackApiArg>({
      query: (queryArg) => ({ path: `/api/admin/postbacks/${queryArg.id}/replay`, method: 'POST', body: queryArg.body }),
    }),
    enterWallStatement: build.mutation<EnterWallStatementApiResponse, EnterWallStatementApiArg>({
      query: (queryArg) => ({ path: `/api/admin/wall-statements`, method: 'POST', body: queryArg }),
    }),
    listWallStatements: build.query<ListWallStatementsApiResponse, ListWallStatementsApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/wall-statements`,
        query: { provider: queryArg.provider, cursor: queryArg.cursor, limit: queryArg.limit },
      }),
    }),
    readWallStatement: build.query<ReadWallStatementApiResponse, ReadWallStatementApiArg>({
      query: (queryArg) => ({ path: `/api/admin/wall-statements/${queryArg}` }),
    }),
    listHoldRules: build.query<ListHoldRulesApiResponse, ListHoldRulesApiArg>({ query: () => ({ path: `/api/admin/hold-rules` }) }),
    beginHoldRule: build.mutation<BeginHoldRuleApiResponse, BeginHoldRuleApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/hold-rules`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    simulateHoldRule: build.query<SimulateHoldRuleApiResponse, SimulateHoldRuleApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/hold-rules/simulation`,
        query: { above: queryArg.above, newDays: queryArg.newDays, holdDays: queryArg.holdDays },
      }),
    }),
    endHoldRule: build.mutation<EndHoldRuleApiResponse, EndHoldRuleApiArg>({
      query: (queryArg) => ({ path: `/api/admin/hold-rules/${queryArg}/end`, method: 'POST' }),
    }),
    listProviders: build.query<ListProvidersApiResponse, ListProvidersApiArg>({ query: () => ({ path: `/api/admin/providers` }) }),
    changeProvider: build.mutation<ChangeProviderApiResponse, ChangeProviderApiArg>({
      query: (queryArg) => ({ path: `/api/admin/providers/${queryArg.id}`, method: 'PATCH', body: queryArg.body }),
    }),
    giveProviderNewAddress: build.mutation<GiveProviderNewAddressApiResponse, GiveProviderNewAddressApiArg>({
      query: (queryArg) => ({ path: `/api/admin/providers/${queryArg.id}/address`, method: 'POST', body: queryArg.body }),
    }),
    createSocialTask: build.mutation<CreateSocialTaskApiResponse, CreateSocialTaskApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/social-media-tasks`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    editSocialTask: build.mutation<EditSocialTaskApiResponse, EditSocialTaskApiArg>({
      query: (queryArg) => ({ path: `/api/admin/social-media-tasks/${queryArg.id}`, method: 'PUT', body: queryArg.body }),
    }),
    switchSocialTask: build.mutation<SwitchSocialTaskApiResponse, SwitchSocialTaskApiArg>({
      query: (queryArg) => ({ path: `/api/admin/social-media-tasks/${queryArg.id}`, method: 'PATCH', body: queryArg.body }),
    }),
    deleteSocialTask: build.mutation<DeleteSocialTaskApiResponse, DeleteSocialTaskApiArg>({
      query: (queryArg) => ({ path: `/api/admin/social-media-tasks/${queryArg}`, method: 'DELETE' }),
    }),
    orderSocialTasks: build.mutation<OrderSocialTasksApiResponse, OrderSocialTasksApiArg>({
      query: (queryArg) => ({ path: `/api/admin/social-media-tasks/order`, method: 'PUT', body: queryArg }),
    }),
    confirmSocialTask: build.mutation<ConfirmSocialTaskApiResponse, ConfirmSocialTaskApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/social-media-tasks/proposals/${queryArg.id}/confirm`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    declineSocialTask: build.mutation<DeclineSocialTaskApiResponse, DeclineSocialTaskApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/social-media-tasks/proposals/${queryArg.id}/decline`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    withdrawSocialTask: build.mutation<WithdrawSocialTaskApiResponse, WithdrawSocialTaskApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/social-media-tasks/proposals/${queryArg.id}/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    createPromoCode: build.mutation<CreatePromoCodeApiResponse, CreatePromoCodeApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/promo-codes`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    editPromoCode: build.mutation<EditPromoCodeApiResponse, EditPromoCodeApiArg>({
      query: (queryArg) => ({ path: `/api/admin/promo-codes/${queryArg.id}`, method: 'PUT', body: queryArg.body }),
    }),
    switchPromoCode: build.mutation<SwitchPromoCodeApiResponse, SwitchPromoCodeApiArg>({
      query: (queryArg) => ({ path: `/api/admin/promo-codes/${queryArg.id}`, method: 'PATCH', body: queryArg.body }),
    }),
    deletePromoCode: build.mutation<DeletePromoCodeApiResponse, DeletePromoCodeApiArg>({
      query: (queryArg) => ({ path: `/api/admin/promo-codes/${queryArg}`, method: 'DELETE' }),
    }),
    readPromiseLimit: build.query<ReadPromiseLimitApiResponse, ReadPromiseLimitApiArg>({
      query: () => ({ path: `/api/admin/promo-codes/limit` }),
    }),
    confirmPromoCode: build.mutation<ConfirmPromoCodeApiResponse, ConfirmPromoCodeApiArg>({
      query: (queryArg) => ({ path: `/api/admin/promo-codes/proposals/${queryArg.id}/confirm`, method: 'POST', body: queryArg.body }),
    }),
    declinePromoCode: build.mutation<DeclinePromoCodeApiResponse, DeclinePromoCodeApiArg>({
      query: (queryArg) => ({ path: `/api/admin/promo-codes/proposals/${queryArg.id}/decline`, method: 'POST', body: queryArg.body }),
    }),
    withdrawPromoCode: build.mutation<WithdrawPromoCodeApiResponse, WithdrawPromoCodeApiArg>({
      query: (queryArg) => ({ path: `/api/admin/promo-codes/proposals/${queryArg.id}/withdraw`, method: 'POST', body: queryArg.body }),
    }),
    createCodeBatch: build.mutation<CreateCodeBatchApiResponse, CreateCodeBatchApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/code-batches`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    switchCodeBatch: build.mutation<SwitchCodeBatchApiResponse, SwitchCodeBatchApiArg>({
      query: (queryArg) => ({ path: `/api/admin/code-batches/${queryArg.id}`, method: 'PATCH', body: queryArg.body }),
    }),
    confirmCodeBatch: build.mutation<ConfirmCodeBatchApiResponse, ConfirmCodeBatchApiArg>({
      query: (queryArg) => ({ path: `/api/admin/code-batches/proposals/${queryArg.id}/confirm`, method: 'POST', body: queryArg.body }),
    }),
    declineCodeBatch: build.mutation<DeclineCodeBatchApiResponse, DeclineCodeBatchApiArg>({
      query: (queryArg) => ({ path: `/api/admin/code-batches/proposals/${queryArg.id}/decline`, method: 'POST', body: queryArg.body }),
    }),
    withdrawCodeBatch: build.mutation<WithdrawCodeBatchApiResponse, WithdrawCodeBatchApiArg>({
      query: (queryArg) => ({ path: `/api/admin/code-batches/proposals/${queryArg.id}/withdraw`, method: 'POST', body: queryArg.body }),
    }),
    readRewardAmounts: build.query<ReadRewardAmountsApiResponse, ReadRewardAmountsApiArg>({
      query: () => ({ path: `/api/admin/reward-amounts` }),
    }),
    changeRewardAmounts: build.mutation<ChangeRewardAmountsApiResponse, ChangeRewardAmountsApiArg>({
      query: (queryArg) => ({ path: `/api/admin/reward-amounts`, method: 'PATCH', body: queryArg }),
    }),
    releaseEarning: build.mutation<ReleaseEarningApiResponse, ReleaseEarningApiArg>({
      query: (queryArg) => ({ path: `/api/admin/earnings/${queryArg.id}/release`, method: 'POST', body: queryArg.body }),
    }),
  }),
});
export { injectedRtkApi as earnApi };
export type ListPostbacksApiResponse = /** status 200 Done */ {
  postbacks: Postback[];
  nextCursor: string | null;
  /** found on all pages, 1,000 at most */
  total: number;
  /** false: there are more */
  totalIsExact: boolean;
};
export type ListPostbacksApiArg = {
  /** a transaction, a member’s name or id, a postback’s id */
  search?: string;
  sort: 'newest' | 'oldest';
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
  provider?: string;
  verdict?: 'accepted' | 'duplicate' | 'noted' | 'refused';
  /** of a refusal */
  reason?: string;
  /** true: only those that were credited and should be looked at */
  alert?: boolean;
  /** a day stands for its beginning (UTC) */
  since?: string;
  /** received before it */
  until?: string;
};
export type CountPostbacksApiResponse = /** status 200 Done */ PostbackCounts;
export type CountPostbacksApiArg = {
  provider?: string;
  /** a day stands for its beginning (UTC) */
  since?: string;
  /** received before it */
  until?: string;
};
export type ReadPostbackApiResponse = /** status 200 Done */ { postback: Postback };
export type ReadPostbackApiArg = string;
export type ReplayPostbackApiResponse = /** status 200 Done */ Replay;
export type ReplayPostbackApiArg = { id: string; body: { isDry: boolean } };
export type EnterWallStatementApiResponse = /** status 201 Created */ ComparedStatement;
export type EnterWallStatementApiArg = {
  provider: string;
  from: string;
  to: string;
  /** lines of `transaction,amount` as the wall exports them; a first line may name the columns */
  text: string;
};
export type ListWallStatementsApiResponse = /** status 200 Done */ {
  statements: WallStatement[];
  nextCursor: string | null;
  total: number;
};
export type ListWallStatementsApiArg = { provider?: string; cursor?: string; limit: number };
export type ReadWallStatementApiResponse = /** status 200 Done */ ComparedStatement;
export type ReadWallStatementApiArg = string;
export type ListHoldRulesApiResponse = /** status 200 Done */ {
  rules: HoldRule[];
  holding: {
    ruleId: string;
    credits: number;
    /** R$, two decimals */
    amount: string;
  }[];
};
export type ListHoldRulesApiArg = void;
export type BeginHoldRuleApiResponse = /** status 201 Created */ { rule: HoldRule };
export type BeginHoldRuleApiArg = {
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    /** R$, a number or a decimal string with at most two decimals */
    above: number | string;
    newDays: number;
    holdDays: number;
  };
};
export type SimulateHoldRuleApiResponse = /** status 200 Done */ HoldSimulation;
export type SimulateHoldRuleApiArg = {
  /** R$, two decimals */
  above: string;
  newDays: number;
  holdDays: number;
};
export type EndHoldRuleApiResponse = /** status 200 Done */ { rule: HoldRule };
export type EndHoldRuleApiArg = string;
export type ListProvidersApiResponse = /** status 200 Done */ { providers: Provider[] };
export type ListProvidersApiArg = void;
export type ChangeProviderApiResponse = /** status 200 Done */ { provider: Provider };
export type ChangeProviderApiArg = {
  id: string;
  body: {
    isEnabled?: boolean;
    /** can be set, never read */
    secret?: string;
    publicIds?: { [key: string]: string };
    frameAddress?: string | null;
    range?: string | null;
    /** of what is earned from now on */
    holdDays?: number;
    /** R$, a number or a decimal string with at most two decimals */
    cap?: number | string;
    ratePerUsd?: (number | string) | null;
    rateTolerancePercent?: number;
    /** null: the provider’s own list */
    allowedSenders?: string[] | null;
  };
};
export type GiveProviderNewAddressApiResponse = /** status 201 Created */ {
  /** to be copied now */
  address: string;
};
export type GiveProviderNewAddressApiArg = {
  id: string;
  body: {
    /** 0: whoever has an old one is refused at once */
    keepsOldHours: number;
  };
};
export type ListAllSocialTasksApiResponse = /** status 200 Done */ {
  tasks: OperatorTask[];
  /** found by the search */
  counts: { all: number; active: number; notPaidOut: number };
  nextCursor: string | null;
  /** found on all pages, 1,000 at most */
  total: number;
  /** false: there are more */
  totalIsExact: boolean;
};
export type CreateSocialTaskApiResponse =
  | /** status 201 Created */ { task: OperatorTask }
  | /** status 202 Not decided yet */ { proposal: { id: string } };
export type CreateSocialTaskApiArg = {
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    title: string;
    /** https */
    link: string;
    /** R$, a number or a decimal string with at most two decimals */
    reward: number | string;
    /** absent: true */
    isRealReward?: boolean;
    /** absent: true */
    isActive?: boolean;
  };
};
export type EditSocialTaskApiResponse = /** status 200 Done */ { task: OperatorTask };
export type EditSocialTaskApiArg = {
  id: string;
  body: {
    title: string;
    /** https */
    link: string;
    /** R$, a number or a decimal string with at most two decimals */
    reward: number | string;
    /** absent: true */
    isRealReward?: boolean;
    /** of the task as it was seen: 409 task_changed when somebody else was quicker */
    version: number;
  };
};
export type SwitchSocialTaskApiResponse = /** status 200 Done */ { task: OperatorTask };
export type SwitchSocialTaskApiArg = { id: string; body: { isActive: boolean } };
export type DeleteSocialTaskApiResponse = /** status 200 Done */ { task: OperatorTask };
export type DeleteSocialTaskApiArg = string;
export type OrderSocialTasksApiResponse = /** status 200 Done */ { ids: string[] };
export type OrderSocialTasksApiArg = {
  ids: string[];
  /** the order as it was seen: 409 task_order_changed when it is another by now */
  seen: string[];
};
export type ListProposedSocialTasksApiResponse = /** status 200 Done */ {
  proposals: {
    id: string;
    asked: ProposedTask;
    /** R$ in all */
    promised: string;
    by: { id: string; username: string };
    createdAt: string;
  }[];
  total: number;
};
export type ConfirmSocialTaskApiResponse = /** status 200 Done */ { success: true };
export type ConfirmSocialTaskApiArg = { id: string; body: {} };
export type DeclineSocialTaskApiResponse = /** status 200 Done */ { success: true };
export type DeclineSocialTaskApiArg = { id: string; body: {} };
export type WithdrawSocialTaskApiResponse = /** status 200 Done */ { success: true };
export type WithdrawSocialTaskApiArg = { id: string; body: {} };
export type ListPromoCodesApiResponse = /** status 200 Done */ {
  promoCodes: PromoCode[];
  /** found by the search */
  counts: { all: number; active: number; ended: number };
  nextCursor: string | null;
  /** found on all pages, 1,000 at most */
  total: number;
  /** false: there are more */
  totalIsExact: boolean;
};
export type CreatePromoCodeApiResponse =
  | /** status 201 Created */ { promoCode: PromoCode }
  | /** status 202 Not decided yet */ { proposal: { id: string } };
export type CreatePromoCodeApiArg = {
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    /** upper case, without blanks */
    code: string;
    /** R$, a number or a decimal string with at most two decimals */
    reward: number | string;
    maxUses?: number | null;
    expiresAt?: string | null;
  };
};
export type EditPromoCodeApiResponse = /** status 200 Done */ { promoCode: PromoCode };
export type EditPromoCodeApiArg = {
  id: string;
  body: {
    /** upper case, without blanks */
    code: string;
    /** R$, a number or a decimal string with at most two decimals */
    reward: number | string;
    maxUses?: number | null;
    expiresAt?: string | null;
    /** of the code as it was seen: 409 promo_changed when somebody else was quicker */
    version: number;
  };
};
export type SwitchPromoCodeApiResponse = /** status 200 Done */ { promoCode: PromoCode };
export type SwitchPromoCodeApiArg = { id: string; body: { isActive: boolean } };
export type DeletePromoCodeApiResponse = /** status 200 Done */ { promoCode: PromoCode };
export type DeletePromoCodeApiArg = string;
export type ReadPromiseLimitApiResponse = /** status 200 Done */ {
  /** R$, the setting `promise_limit` */
  limit: string;
  /** R$, two decimals */
  left: string;
  /** as how many counts what everyone may take once */
  everyone: number;
};
export type ReadPromiseLimitApiArg = void;
export type ListProposedPromoCodesApiResponse = /** status 200 Done */ {
  proposals: {
    id: string;
    asked: ProposedPromoCode;
    /** R$ in all */
    promised: string;
    by: { id: string; username: string };
    createdAt: string;
  }[];
  total: number;
};
export type ConfirmPromoCodeApiResponse = /** status 200 Done */ { success: true };
export type ConfirmPromoCodeApiArg = { id: string; body: {} };
export type DeclinePromoCodeApiResponse = /** status 200 Done */ { success: true };
export type DeclinePromoCodeApiArg = { id: string; body: {} };
export type WithdrawPromoCodeApiResponse = /** status 200 Done */ { success: true };
export type WithdrawPromoCodeApiArg = { id: string; body: {} };
export type ListCodeBatchesApiResponse = /** status 200 Done */ {
  batches: CodeBatch[];
  nextCursor: string | null;
  /** found on all pages, 1,000 at most */
  total: number;
  /** false: there are more */
  totalIsExact: boolean;
};
export type CreateCodeBatchApiResponse =
  | /** status 201 Created */ { batch: CodeBatch }
  | /** status 202 Not decided yet */ { proposal: { id: string } };
export type CreateCodeBatchApiArg = {
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    /** upper case; eight random characters follow */
    prefix: string;
    size: number;
    /** of each */
    reward: number | string;
    expiresAt?: string | null;
    /** for operators */
    note?: string;
  };
};
export type SwitchCodeBatchApiResponse = /** status 200 Done */ { batch: CodeBatch };
export type SwitchCodeBatchApiArg = { id: string; body: { isActive: boolean } };
export type ListProposedCodeBatchesApiResponse = /** status 200 Done */ {
  proposals: {
    id: string;
    asked: ProposedCodeBatch;
    /** R$ in all */
    promised: string;
    by: { id: string; username: string };
    createdAt: string;
  }[];
  total: number;
};
export type ConfirmCodeBatchApiResponse = /** status 200 Done */ { success: true };
export type ConfirmCodeBatchApiArg = { id: string; body: {} };
export type DeclineCodeBatchApiResponse = /** status 200 Done */ { success: true };
export type DeclineCodeBatchApiArg = { id: string; body: {} };
export type WithdrawCodeBatchApiResponse = /** status 200 Done */ { success: true };
export type WithdrawCodeBatchApiArg = { id: string; body: {} };
export type ReadRewardAmountsApiResponse = /** status 200 Done */ RewardAmounts;
export type ReadRewardAmountsApiArg = void;
export type ChangeRewardAmountsApiResponse = /** status 200 Done */ RewardAmounts;
export type ChangeRewardAmountsApiArg = {
  daily?: (number | string)[];
  /** R$, a number or a decimal string with at most two decimals */
  weeklyGoal?: number | string;
  /** R$, a number or a decimal string with at most two decimals */
  weekly?: number | string;
  /** R$, a number or a decimal string with at most two decimals */
  referralGoal?: number | string;
  /** R$, a number or a decimal string with at most two decimals */
  referral?: number | string;
};
export type ListMemberEarningsApiResponse = /** status 200 Done */ { earnings: MemberEarning[]; nextCursor: string | null };
export type ReleaseEarningApiResponse = /** status 200 Done */ { earning: MemberEarning };
export type ReleaseEarningApiArg = {
  id: string;
  body: {
    /** for the audit log */
    reason: string;
  };
};
export type Postback = {
  id: string;
  provider: { id: string; label: string };
  receivedAt: string;
  /** null: not decided yet */
  verdict: ('accepted' | 'duplicate' | 'noted' | 'refused') | null;
  outcome: string | null;
  transaction: string | null;
  memberId: string | null;
  username: string | null;
  /** R$, two decimals */
  amount: string | null;
  /** of a refusal */
  reason: string | null;
  detail: string | null;
  /** to be looked at: credited all the same, or noted until an operator decides */
  alert: string | null;
  settledAt: string | null;
  /** what the call credited or took back */
  earning: { id: string; state: string } | null;
  /** what the wall said that it pays us for that earning; null: it did not say, or there is no earning */
  revenue: {
    /** US$, to the millionth */
    amount: string;
    /** whether its signature covers it: an unsigned one is only a hint */
    isSigned: boolean;
  } | null;
  /** kept calls of the wall for this transaction, with this one; 100: or more; null: it names none */
  calls: number | null;
  replayedAt: string | null;
  replayedBy: string | null;
  /** what the provider is told for this verdict */
  answered: { status: number; body: string } | null;
  /** the call as it came, but for its token and its signature */
  raw: {
    method: string;
    target: string;
    headers: { [key: string]: string };
    /** as UTF-8 */
    body: string;
    address: string;
  };
};
export type PostbackCounts = {
  counts: { verdict: ('accepted' | 'duplicate' | 'noted' | 'refused') | null; reason: string | null; count: number }[];
  /** of the accepted ones */
  reversed: number;
  /** of the accepted ones */
  alerts: number;
};
export type Replay = {
  isDry: boolean;
  verdict: 'accepted' | 'duplicate' | 'noted' | 'refused';
  outcome: string | null;
  transaction: string | null;
  memberId: string | null;
  /** R$, two decimals */
  amount: string | null;
  reason: string | null;
  detail: string | null;
};
export type ComparedStatement = {
  id: string;
  provider: { id: string; label: string };
  from: string;
  /** no longer part of the period */
  to: string;
  lines: number;
  /** R$, two decimals */
  said: string;
  /** R$, two decimals */
  here: string;
  agreed: number;
  missingHere: number;
  missingThere: number;
  different: number;
  enteredAt: string;
  enteredBy: string;
  /** the largest first, 1000 at most */
  differences: {
    kind: 'missing_here' | 'missing_there' | 'different';
    transaction: string;
    /** R$, two decimals */
    said: string | null;
    /** R$, two decimals */
    here: string | null;
    /** of the earning here */
    state: string | null;
    memberId: string | null;
    earnedAt: string | null;
  }[];
};
export type WallStatement = {
  id: string;
  provider: { id: string; label: string };
  from: string;
  /** no longer part of the period */
  to: string;
  lines: number;
  /** R$, two decimals */
  said: string;
  /** R$, two decimals */
  here: string;
  agreed: number;
  missingHere: number;
  missingThere: number;
  different: number;
  enteredAt: string;
  enteredBy: string;
};
export type HoldRule = {
  id: string;
  /** R$; a credit of exactly this is not held */
  above: string;
  /** how long after they joined a member counts as new */
  newDays: number;
  /** how long it is held */
  holdDays: number;
  beganAt: string;
  beganBy: string;
  endedAt: string | null;
  endedBy: string | null;
};
export type HoldSimulation = {
  /** how many were looked at, up to now */
  days: number;
  /** what walls credited */
  all: {
    credits: number;
    members: number;
    /** R$, two decimals */
    amount: string;
  };
  /** of it, what the rule would have held longer than it was */
  held: {
    credits: number;
    members: number;
    /** R$, two decimals */
    amount: string;
  };
  /** of what it would have held, what the wall took back before the hold’s end */
  takenBack: {
    credits: number;
    members: number;
    /** R$, two decimals */
    amount: string;
  };
};
export type Provider = {
  id: string;
  label: string;
  /** A: from its own documentation; B: from two independent implementations */
  evidence: string;
  /** what its signature does not protect */
  leavesOpen: string;
  /** what the provider is to call, below the site’s address; *** is its token */
  postbackPath: string;
  /** where the provider calls. The token is told once, when it is made */
  address: {
    /** null: it has no token */
    madeAt: string | null;
    madeBy: string | null;
    /** until when one of before is good beside it; null: none is */
    oldEndsAt: string | null;
    /** calls without a token are taken as well: whoever knows the provider’s name knows this address */
    isBareTaken: boolean;
  };
  isEnabled: boolean;
  /** what has to be filled in before it can be switched on */
  missing: string[];
  /** what the provider’s dashboard calls the secret */
  secretName: string;
  /** the secret itself is never shown */
  hasSecret: boolean;
  /** by the names that the frame’s address and the list of offers need */
  publicIds: { [key: string]: string | null };
  frameAddress: string | null;
  range: string | null;
  holdDays: number;
  /** R$, two decimals */
  cap: string;
  /** empty: from anywhere, the signature has to do */
  allowedSenders: string[];
  /** what members should get for a dollar that the provider pays us; null: not compared */
  ratePerUsd: string | null;
  /** how far off a reward may be before its postback is marked */
  rateTolerancePercent: number;
  /** whether its calls say what it pays us */
  saysRevenue: boolean;
  /** null: never changed by an operator */
  updatedAt: string | null;
  updatedBy: string | null;
  /** of the last 7 days */
  activity: {
    accepted: number;
    duplicate: number;
    noted: number;
    refused: number;
    /** of the accepted ones, those whose reward does not fit what the wall pays us */
    alerts: number;
    /** R$, two decimals */
    credited: string;
    /** R$, two decimals */
    pending: string;
    /** R$, two decimals */
    reversed: string;
    /** of what was earned; null: nothing was */
    median: string | null;
    lastAcceptedAt: string | null;
    /** since the last accepted call; null before the first */
    silentSeconds: number | null;
  } | null;
};
export type OperatorTask = {
  id: string;
  title: string;
  link: string;
  /** R$, two decimals */
  reward: string;
  /** members see it */
  isActive: boolean;
  /** false: the amount is shown and not paid */
  isRealReward: boolean;
  completedCount: number;
  /** R$ that its completions paid */
  paidOut: string;
  createdAt: string;
  /** another one after each edit; an edit tells the one that it saw */
  version: number;
};
export type ProposedTask = {
  title: string;
  link: string;
  /** R$, two decimals */
  reward: string;
  isRealReward: boolean;
  isActive: boolean;
};
export type PromoCode = {
  id: string;
  code: string;
  /** the batch that it was made in */
  batchId: string | null;
  /** R$, two decimals */
  reward: string;
  /** null: as many as there are members */
  maxUses: number | null;
  currentUses: number;
  expiresAt: string | null;
  /** the switch */
  isActive: boolean;
  /** active: it can be redeemed now */
  state: 'active' | 'inactive' | 'expired' | 'used_up';
  /** R$ that its uses paid */
  paidOut: string;
  createdAt: string;
  createdBy: string;
  /** another one after each edit; an edit tells the one that it saw */
  version: number;
};
export type ProposedPromoCode = {
  code: string;
  /** R$, two decimals */
  reward: string;
  maxUses: number | null;
  expiresAt: string | null;
};
export type CodeBatch = {
  id: string;
  /** what each code begins with */
  prefix: string;
  size: number;
  /** R$ of each */
  reward: string;
  /** how many of its codes were redeemed */
  currentUses: number;
  /** R$ that its uses paid */
  paidOut: string;
  expiresAt: string | null;
  /** the switch of all its codes */
  isActive: boolean;
  note: string;
  createdAt: string;
  createdBy: string;
};
export type ProposedCodeBatch = {
  prefix: string;
  size: number;
  /** of each */
  reward: string;
  note: string;
  expiresAt: string | null;
};
export type RewardAmounts = {
  /** by day in a row; behind the list its last one */
  daily: string[];
  /** R$, two decimals */
  weeklyGoal: string;
  /** R$, two decimals */
  weekly: string;
  /** R$, two decimals */
  referralGoal: string;
  /** R$, two decimals */
  referral: string;
};
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
export type MemberEarning = {
  id: string;
  /** the same as in the wallet’s statement */
  key: string;
  source: 'wall' | 'task' | 'promo' | 'daily' | 'weekly' | 'referral';
  /** wall and offer, task, code, or reward */
  label: string;
  line: Line;
  /** R$, two decimals */
  amount: string;
  /** pending: held until releasesAt; sent: on its way to the balance; reversed: taken back; cancelled: taken back before it was credited; refused: not accepted by the wallet */
  state: 'pending' | 'sent' | 'credited' | 'reversed' | 'cancelled' | 'refused';
  provider: { id: string; label: string } | null;
  /** the wall’s own number */
  transaction: string | null;
  /** as the wall names it */
  offer: string | null;
  earnedAt: string;
  releasesAt: string | null;
  heldBy: ('wall' | 'rule') | null;
  creditedAt: string | null;
  reversedAt: string | null;
  /** who had it credited before its day */
  releasedBy: string | null;
};
export const {
  useListPostbacksQuery,
  useCountPostbacksQuery,
  useReadPostbackQuery,
  useReplayPostbackMutation,
  useEnterWallStatementMutation,
  useListWallStatementsQuery,
  useReadWallStatementQuery,
  useListHoldRulesQuery,
  useBeginHoldRuleMutation,
  useSimulateHoldRuleQuery,
  useEndHoldRuleMutation,
  useListProvidersQuery,
  useChangeProviderMutation,
  useGiveProviderNewAddressMutation,
  useCreateSocialTaskMutation,
  useEditSocialTaskMutation,
  useSwitchSocialTaskMutation,
  useDeleteSocialTaskMutation,
  useOrderSocialTasksMutation,
  useConfirmSocialTaskMutation,
  useDeclineSocialTaskMutation,
  useWithdrawSocialTaskMutation,
  useCreatePromoCodeMutation,
  useEditPromoCodeMutation,
  useSwitchPromoCodeMutation,
  useDeletePromoCodeMutation,
  useReadPromiseLimitQuery,
  useConfirmPromoCodeMutation,
  useDeclinePromoCodeMutation,
  useWithdrawPromoCodeMutation,
  useCreateCodeBatchMutation,
  useSwitchCodeBatchMutation,
  useConfirmCodeBatchMutation,
  useDeclineCodeBatchMutation,
  useWithdrawCodeBatchMutation,
  useReadRewardAmountsQuery,
  useChangeRewardAmountsMutation,
  useReleaseEarningMutation,
} = injectedRtkApi;
