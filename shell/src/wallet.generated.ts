// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({ endpoints: (build) => ({}) });
export { injectedRtkApi as walletApi };
export type ListRecentPayoutsApiResponse = /** status 200 Done */ {
  payouts: {
    /** the username, shortened */
    name: string;
    /** R$, two decimals */
    amount: string;
    paidAt: string;
  }[];
};
export type ListRecentPayoutsApiArg = void;
export type ErrorAnswer = {
  /** the same as message */
  error: string;
  /** for people */
  message: string;
  /** for programs, from a closed set */
  code: string;
  requestId: string;
};
