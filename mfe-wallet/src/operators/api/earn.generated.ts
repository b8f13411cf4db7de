// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readWallFigures: build.query<ReadWallFiguresApiResponse, ReadWallFiguresApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/walls`, query: { window: queryArg } }),
    }),
  }),
});
export { injectedRtkApi as earnApi };
export type ReadWallFiguresApiResponse = /** status 200 Done */ WallsFigures;
export type ReadWallFiguresApiArg = '24h' | '7d' | '30d';
export type WallsFigures = {
  days: number;
  /** US cents that R$ 1,000 cost the site, the setting `credit_cost_cents`; null: not set, so that no margin is known */
  creditCostCents: number | null;
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
    /** whether its documentation names a part of its calls that says what it pays us */
    saysRevenue: boolean;
    /** whether its signature covers that part: an unsigned one is only a hint */
    signsRevenue: boolean;
    /** how many were credited */
    credits: number;
    /** of those, the ones whose call said what the wall pays us */
    creditsWithRevenue: number;
    /** what the wall says that it pays us for them; summed exactly, then rounded to a cent; null: it did not say */
    revenue: string | null;
    /** the same of what was taken back, which `revenue` does not count */
    revenueReversed: string | null;
    /** what they cost by the setting `credit_cost_cents`, rounded to a cent; null: it is not set */
    cost: string | null;
    /** revenue less cost of the credits with a revenue, rounded to a cent; null: not known */
    margin: string | null;
    /** of the revenue, two decimals; null: not known, or no revenue */
    marginPercent: string | null;
  }[];
  /** of all walls */
  sum: {
    /** R$, two decimals */
    credited: string;
    /** R$, two decimals */
    reversed: string;
    /** how many were credited */
    credits: number;
    /** of those, the ones whose call said what the wall pays us */
    creditsWithRevenue: number;
    /** what the wall says that it pays us for them; summed exactly, then rounded to a cent; null: it did not say */
    revenue: string | null;
    /** the same of what was taken back, which `revenue` does not count */
    revenueReversed: string | null;
    /** what they cost by the setting `credit_cost_cents`, rounded to a cent; null: it is not set */
    cost: string | null;
    /** revenue less cost of the credits with a revenue, rounded to a cent; null: not known */
    margin: string | null;
    /** of the revenue, two decimals; null: not known, or no revenue */
    marginPercent: string | null;
  };
};
export const { useReadWallFiguresQuery } = injectedRtkApi;
