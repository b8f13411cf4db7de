// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
export type ListRecentPayoutsApiResponse = /** status 200 Done */ {
  payouts: {
    /** the username, shortened */
    name: string;
    /** R$, two decimals */
    amount: string;
    paidAt: string;
  }[];
};
