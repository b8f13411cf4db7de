// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromoCodes: build.query<
      ListPromoCodesApiResponse,
      ListPromoCodesApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/promo-codes`,
        query: {
          search: queryArg.search,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          state: queryArg.state,
        },
      }),
    }),
    createPromoCode: build.mutation<
      CreatePromoCodeApiResponse,
      CreatePromoCodeApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/promo-codes`,
        method: "POST",
        body: queryArg.body,
        idempotencyKey: queryArg["idempotency-key"],
      }),
    }),
    switchPromoCode: build.mutation<
      SwitchPromoCodeApiResponse,
      SwitchPromoCodeApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/promo-codes/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
    deletePromoCode: build.mutation<
      DeletePromoCodeApiResponse,
      DeletePromoCodeApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/promo-codes/${queryArg}`,
        method: "DELETE",
      }),
    }),
    listAllSocialTasks: build.query<
      ListAllSocialTasksApiResponse,
      ListAllSocialTasksApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/social-media-tasks`,
        query: {
          search: queryArg.search,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          state: queryArg.state,
        },
      }),
    }),
    createSocialTask: build.mutation<
      CreateSocialTaskApiResponse,
      CreateSocialTaskApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/social-media-tasks`,
        method: "POST",
        body: queryArg.body,
        idempotencyKey: queryArg["idempotency-key"],
      }),
    }),
    deleteSocialTask: build.mutation<
      DeleteSocialTaskApiResponse,
      DeleteSocialTaskApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/social-media-tasks/${queryArg}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as earnApi };
export type ListPromoCodesApiResponse = /** status 200 Default Response */ {
  promoCodes: PromoCode[];
  /** found by the search */
  counts: {
    all: number;
    active: number;
    ended: number;
  };
  nextCursor: string | null;
  /** found in all; more than 10000 are counted as 10000 */
  total: number;
};
export type ListPromoCodesApiArg = {
  search?: string;
  sort:
    | "newest"
    | "oldest"
    | "code"
    | "-code"
    | "reward"
    | "-reward"
    | "uses"
    | "-uses"
    | "expiresAt"
    | "-expiresAt";
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
  /** ended: cannot be redeemed now */
  state?: "active" | "ended";
};
export type CreatePromoCodeApiResponse = /** status 201 Default Response */ {
  promoCode: PromoCode;
};
export type CreatePromoCodeApiArg = {
  /** a UUID, the id of what is made: the same call again makes nothing more */
  "idempotency-key"?: string;
  body: {
    /** upper case, without blanks */
    code: string;
    /** R$, a number or a decimal string with at most two decimals */
    reward: number | string;
    maxUses?: number | null;
    expiresAt?: string | null;
  };
};
export type SwitchPromoCodeApiResponse = /** status 200 Default Response */ {
  promoCode: PromoCode;
};
export type SwitchPromoCodeApiArg = {
  id: string;
  body: {
    isActive: boolean;
  };
};
export type DeletePromoCodeApiResponse = /** status 200 Default Response */ {
  promoCode: PromoCode;
};
export type DeletePromoCodeApiArg = string;
export type ListAllSocialTasksApiResponse = /** status 200 Default Response */ {
  tasks: OperatorTask[];
  /** found by the search */
  counts: {
    all: number;
    active: number;
    notPaidOut: number;
  };
  nextCursor: string | null;
  /** found in all; more than 10000 are counted as 10000 */
  total: number;
};
export type ListAllSocialTasksApiArg = {
  search?: string;
  sort: "newest" | "oldest" | "title" | "-title" | "reward" | "-reward";
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
  state?: "active" | "inactive" | "not_paid_out";
};
export type CreateSocialTaskApiResponse = /** status 201 Default Response */ {
  task: OperatorTask;
};
export type CreateSocialTaskApiArg = {
  /** a UUID, the id of what is made: the same call again makes nothing more */
  "idempotency-key"?: string;
  body: {
    title: string;
    /** https */
    link: string;
    /** R$, a number or a decimal string with at most two decimals */
    reward: number | string;
    /** absent: true */
    isActive?: boolean;
    /** absent: true */
    isRealReward?: boolean;
  };
};
export type DeleteSocialTaskApiResponse = /** status 200 Default Response */ {
  task: OperatorTask;
};
export type DeleteSocialTaskApiArg = string;
export type PromoCode = {
  id: string;
  code: string;
  /** R$, two decimals */
  reward: string;
  /** null: as many as there are members */
  maxUses: number | null;
  currentUses: number;
  expiresAt: string | null;
  /** the switch */
  isActive: boolean;
  /** active: it can be redeemed now */
  state: "active" | "inactive" | "expired" | "used_up";
  /** R$ that its uses paid */
  paidOut: string;
  createdAt: string;
  createdBy: string;
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
};
export const {
  useListPromoCodesQuery,
  useCreatePromoCodeMutation,
  useSwitchPromoCodeMutation,
  useDeletePromoCodeMutation,
  useListAllSocialTasksQuery,
  useCreateSocialTaskMutation,
  useDeleteSocialTaskMutation,
} = injectedRtkApi;
