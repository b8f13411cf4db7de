// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readWallFigures: build.query<
      ReadWallFiguresApiResponse,
      ReadWallFiguresApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/money/walls`,
        query: {
          window: queryArg,
        },
      }),
    }),
  }),
});
export { injectedRtkApi as earnApi };
export type ReadWallFiguresApiResponse = /** status 200 Done */ WallsFigures;
export type ReadWallFiguresApiArg = "24h" | "7d" | "30d";
export type WallsFigures = {
  days: number;
  walls: {
    id: string;
    label: string;
    accepted: number;
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
  }[];
};
export type ErrorAnswer = {
  /** the same as message */
  error: string;
  /** for people */
  message: string;
  /** for programs, from a closed set */
  code: string;
  requestId: string;
};
export const { useReadWallFiguresQuery } = injectedRtkApi;
