// Generated from services/earn/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/earning-totals': {
    /** What was ever promised to members, by source and wall */
    get: operations['getEarningTotals'];
  };
  '/internal/owed': {
    /** What members have earned and the wallet does not have yet */
    get: operations['getOwed'];
  };
}
export interface components {
  schemas: {
    ErrorAnswer: {
      /** @description the same as message */
      error: string;
      /** @description for people */
      message: string;
      /** @description for programs, from a closed set */
      code: string;
      requestId: string;
    };
  };
  responses: {
    /** @description It was refused; nothing was changed. */
    Refused: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
    /** @description It could not be done now. */
    Failed: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
  };
}
export interface operations {
  getEarningTotals: {
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            totals: {
              /** @enum {string} */
              source: 'wall' | 'task' | 'promo' | 'daily' | 'weekly' | 'referral';
              /** @description of a wall’s */
              provider: string | null;
              /** @description R$, two decimals */
              credited: string;
              /** @description R$ that the wallet has not answered for yet */
              sent: string;
              sentCount: number;
              /** Format: date-time */
              oldestSentAt: string | null;
              /** @description R$ that a hold keeps back */
              pending: string;
            }[];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  getOwed: {
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            /** @description R$, two decimals */
            pending: string;
            /** @description R$, two decimals */
            referralRewards: string;
            referralCount: number;
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
