// Generated from services/social/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEventsForOperators: build.query<
      ListEventsForOperatorsApiResponse,
      ListEventsForOperatorsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/events`,
        query: {
          search: queryArg.search,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          state: queryArg.state,
        },
      }),
    }),
    createEvent: build.mutation<CreateEventApiResponse, CreateEventApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/events`,
        method: "POST",
        body: queryArg.body,
        idempotencyKey: queryArg["idempotency-key"],
      }),
    }),
    endEvent: build.mutation<EndEventApiResponse, EndEventApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/events/${queryArg}/end`,
        method: "POST",
      }),
    }),
    deleteEvent: build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/events/${queryArg}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as socialApi };
export type ListEventsForOperatorsApiResponse =
  /** status 200 Default Response */ {
    events: OperatorEvent[];
    /** found by the search */
    counts: {
      all: number;
      active: number;
      ended: number;
    };
    nextCursor: string | null;
    /** found by search and filters, on all pages */
    total: number;
  };
export type ListEventsForOperatorsApiArg = {
  search?: string;
  sort:
    | "newest"
    | "oldest"
    | "title"
    | "-title"
    | "prize"
    | "-prize"
    | "participants"
    | "-participants"
    | "startsAt"
    | "-startsAt"
    | "endsAt"
    | "-endsAt";
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
  /** upcoming ones count as active */
  state?: "active" | "ended";
};
export type CreateEventApiResponse = /** status 201 Default Response */ {
  event: OperatorEvent;
};
export type CreateEventApiArg = {
  /** the id of what is made: the same call again makes nothing more */
  "idempotency-key"?: string;
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
export type EndEventApiResponse = /** status 200 Default Response */ {
  event: OperatorEvent;
};
export type EndEventApiArg = string;
export type DeleteEventApiResponse = /** status 200 Default Response */ {
  event: OperatorEvent;
};
export type DeleteEventApiArg = string;
export type OperatorEvent = {
  id: string;
  title: string;
  description: string;
  status: "active" | "upcoming" | "ended" | "deleted";
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
};
export const {
  useListEventsForOperatorsQuery,
  useCreateEventMutation,
  useEndEventMutation,
  useDeleteEventMutation,
} = injectedRtkApi;
