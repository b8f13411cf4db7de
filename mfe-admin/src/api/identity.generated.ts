// Generated from services/identity/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logOut: build.mutation<LogOutApiResponse, LogOutApiArg>({
      query: (queryArg) => ({ path: `/api/auth/logout`, method: 'POST', body: queryArg }),
    }),
    linkBadge: build.mutation<LinkBadgeApiResponse, LinkBadgeApiArg>({
      query: (queryArg) => ({ path: `/api/admin/badges/${queryArg.operator}`, method: 'PUT', body: queryArg.body }),
    }),
    disableUser: build.mutation<DisableUserApiResponse, DisableUserApiArg>({
      query: (queryArg) => ({ path: `/api/admin/users/${queryArg.id}/disable`, method: 'POST', body: queryArg.body }),
    }),
    banUser: build.mutation<BanUserApiResponse, BanUserApiArg>({
      query: (queryArg) => ({ path: `/api/admin/users/${queryArg.id}/ban`, method: 'POST', body: queryArg.body }),
    }),
    enableUser: build.mutation<EnableUserApiResponse, EnableUserApiArg>({
      query: (queryArg) => ({ path: `/api/admin/users/${queryArg.id}/enable`, method: 'POST', body: queryArg.body }),
    }),
    listMemberSessions: build.query<ListMemberSessionsApiResponse, ListMemberSessionsApiArg>({
      query: (queryArg) => ({ path: `/api/admin/devices/of-member/${queryArg}` }),
    }),
    endMemberSessions: build.mutation<EndMemberSessionsApiResponse, EndMemberSessionsApiArg>({
      query: (queryArg) => ({ path: `/api/admin/devices/of-member/${queryArg.id}/end-sessions`, method: 'POST', body: queryArg.body }),
    }),
    listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({ query: () => ({ path: `/api/admin/settings` }) }),
    changeSetting: build.mutation<ChangeSettingApiResponse, ChangeSettingApiArg>({
      query: (queryArg) => ({ path: `/api/admin/settings`, method: 'POST', body: queryArg }),
    }),
  }),
});
export { injectedRtkApi as identityApi };
export type LogOutApiResponse = /** status 200 Done */ { success: true };
export type LogOutApiArg = Record<string, never>;
export type LinkBadgeApiResponse = /** status 200 Done */ { success: true; member: string | null };
export type LinkBadgeApiArg = {
  operator: string;
  body: {
    /** their username; null: nobody */
    member: string | null;
  };
};
export type DisableUserApiResponse = /** status 200 Done */ { success: true; message: string; user: { id: string; disabled: boolean } };
export type DisableUserApiArg = { id: string; body: {} };
export type BanUserApiResponse = /** status 200 Done */ { success: true; message: string; user: { id: string; disabled: boolean } };
export type BanUserApiArg = { id: string; body: { reason: string } };
export type EnableUserApiResponse = /** status 200 Done */ { success: true; message: string; user: { id: string; disabled: boolean } };
export type EnableUserApiArg = { id: string; body: {} };
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
export type EndMemberSessionsApiResponse = /** status 200 Done */ { success: true; ended: number };
export type EndMemberSessionsApiArg = { id: string; body: {} };
export type ListMemberCasesApiResponse = /** status 200 Done */ { cases: QueuedCase[]; nextCursor: string | null };
export type ListSettingsApiResponse = /** status 200 Done */ { settings: Setting[] };
export type ListSettingsApiArg = void;
export type ChangeSettingApiResponse = /** status 200 Done */ ChangedSetting;
export type ChangeSettingApiArg = {
  key: string;
  value: string;
  /** the value that was seen: 409 setting_changed when somebody else was quicker */
  expected?: string;
};
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
export type Setting = {
  key: string;
  /** its name */
  title: string;
  /** what it is listed under */
  group: string;
  /** in force, as entered */
  value: string;
  /** in force while nobody changed it */
  default: string;
  type: 'money' | 'on_off' | 'https_url' | 'integer' | 'choice';
  /** of the type integer: %, days */
  unit: string | null;
  /** of the type choice */
  choices: string[] | null;
  /** of the choices, in their order */
  choiceTitles: string[] | null;
  /** anybody can read it */
  public: boolean;
  /** its effect */
  description: string;
  /** that declares it */
  service?: string;
  /** the least it can be; of money in whole R$ */
  min?: number;
  /** the most it can be; of money in whole R$ */
  max?: number;
  /** what follows of a change, by `higher` and `lower` or by the new value: who changes it is asked first */
  consequences?: { [key: string]: string };
  /** a new site asks its owner to decide it: before members log in, before R$ comes in and goes out, for safety */
  firstStep?: 'login' | 'money' | 'safety';
  /** what operators read, by language */
  texts?: {
    [key: string]: {
      title: string;
      group: string;
      description: string;
      unit?: string;
      /** of the choices, in their order */
      choiceTitles?: string[];
      /** what follows of a change, by `higher` and `lower` or by the new value: who changes it is asked first */
      consequences?: { [key: string]: string };
    };
  };
  /** the least role that may */
  changeableBy: 'admin' | 'owner';
  changedAt: string | null;
  changedBy: string | null;
};
export type ChangedSetting = {
  key: string;
  value: string;
  /** in force before */
  previous: string;
};
export const {
  useLogOutMutation,
  useLinkBadgeMutation,
  useDisableUserMutation,
  useBanUserMutation,
  useEnableUserMutation,
  useListMemberSessionsQuery,
  useEndMemberSessionsMutation,
  useListSettingsQuery,
  useChangeSettingMutation,
} = injectedRtkApi;
