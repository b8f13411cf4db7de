// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countNotices: build.query<CountNoticesApiResponse, CountNoticesApiArg>({ query: () => ({ path: `/api/inbox/counts` }) }),
    readNotices: build.mutation<ReadNoticesApiResponse, ReadNoticesApiArg>({
      query: (queryArg) => ({ path: `/api/inbox/read`, method: 'POST', body: queryArg }),
    }),
    readInboxSettings: build.query<ReadInboxSettingsApiResponse, ReadInboxSettingsApiArg>({
      query: () => ({ path: `/api/inbox/settings` }),
    }),
    muteKinds: build.mutation<MuteKindsApiResponse, MuteKindsApiArg>({
      query: (queryArg) => ({ path: `/api/inbox/settings`, method: 'POST', body: queryArg }),
    }),
    readPush: build.query<ReadPushApiResponse, ReadPushApiArg>({ query: () => ({ path: `/api/inbox/push` }) }),
    turnPushOn: build.mutation<TurnPushOnApiResponse, TurnPushOnApiArg>({
      query: (queryArg) => ({ path: `/api/inbox/push`, method: 'PUT', body: queryArg }),
    }),
    turnPushOff: build.mutation<TurnPushOffApiResponse, TurnPushOffApiArg>({
      query: () => ({ path: `/api/inbox/push`, method: 'DELETE' }),
    }),
    choosePush: build.mutation<ChoosePushApiResponse, ChoosePushApiArg>({
      query: (queryArg) => ({ path: `/api/inbox/push/choices`, method: 'PUT', body: queryArg }),
    }),
    testPush: build.mutation<TestPushApiResponse, TestPushApiArg>({
      query: (queryArg) => ({ path: `/api/inbox/push/test`, method: 'POST', body: queryArg }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ListNoticesApiResponse = /** status 200 Done */ { notices: Notice[]; nextCursor: string | null };
export type CountNoticesApiResponse = /** status 200 Done */ {
  kinds: {
    kind: string;
    /** among the newest 1,000 notices */
    count: number;
    new: number;
  }[];
  /** the notice up to which all is read, when all is */
  newest: string | null;
};
export type CountNoticesApiArg = void;
export type ReadNoticesApiResponse = /** status 200 Done */ {
  /** 100: as many or more */
  count: number;
};
export type ReadNoticesApiArg = { upTo: string };
export type ReadInboxSettingsApiResponse = /** status 200 Done */ { muted: string[] };
export type ReadInboxSettingsApiArg = void;
export type MuteKindsApiResponse = /** status 200 Done */ { muted: string[] };
export type MuteKindsApiArg = { muted: string[] };
export type ReadPushApiResponse = /** status 200 Done */ Push;
export type ReadPushApiArg = void;
export type TurnPushOnApiResponse = /** status 200 Done */ Push;
export type TurnPushOnApiArg = {
  endpoint: string;
  /** the browser’s key, base64url */
  p256dh: string;
  /** its secret, base64url */
  auth: string;
};
export type TurnPushOffApiResponse = /** status 200 Done */ Push;
export type TurnPushOffApiArg = void;
export type ChoosePushApiResponse = /** status 200 Done */ Push;
export type ChoosePushApiArg = {
  /** kinds that this device is not told of; what is muted for the inbox is told to no device */
  muted: string[];
  /** hours in which nothing is sent to this device, over midnight as well; null: none */
  quiet: { from: string; until: string; timeZone: string } | null;
};
export type TestPushApiResponse = /** status 200 Done */ {
  /** its push service took it */
  isTaken: boolean;
};
export type TestPushApiArg = Record<string, never>;
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
export type Notice = {
  id: string;
  /** of which domain, and what: wallet.credit */
  kind: string;
  /** what the words of the kind are filled with; an amount is R$, two decimals */
  values: { [key: string]: string };
  /** what `reason` of a transfer says, for other languages */
  line: Line | null;
  at: string;
  isNew: boolean;
};
export type Push = {
  /** what a browser subscribes to; null: this site sends no push notifications */
  publicKey: string | null;
  /** the device of this session is told */
  isOn: boolean;
  /** kinds that this device is not told of; what is muted for the inbox is told to no device */
  muted: string[];
  /** hours in which nothing is sent to this device, over midnight as well; null: none */
  quiet: { from: string; until: string; timeZone: string } | null;
};
export const {
  useCountNoticesQuery,
  useReadNoticesMutation,
  useReadInboxSettingsQuery,
  useMuteKindsMutation,
  useReadPushQuery,
  useTurnPushOnMutation,
  useTurnPushOffMutation,
  useChoosePushMutation,
  useTestPushMutation,
} = injectedRtkApi;
