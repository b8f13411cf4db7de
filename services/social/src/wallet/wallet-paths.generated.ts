// Generated from services/wallet/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/members/{memberId}/figures': {
    /** What a member earned and has */
    get: operations['readMemberFigures'];
  };
  '/internal/leaders': {
    /** Who earned the most this week, the most first */
    get: operations['readLeaders'];
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
    /** @description What was reversed is taken off its source on the day it was reversed: an amount may be negative. */
    EarnedBySource: {
      /** @description R$, two decimals */
      walls: string;
      /** @description R$, two decimals */
      tasks: string;
      /** @description R$, two decimals */
      codes: string;
      /** @description daily bonuses and weekly challenges, R$, two decimals */
      rewards: string;
      /** @description the two that follow, R$, two decimals */
      referrals: string;
      /** @description shares of what friends earned, R$, two decimals */
      referralShares: string;
      /** @description for friends who reached the goal, R$, two decimals */
      referralBonuses: string;
      /** @description of events, R$, two decimals */
      prizes: string;
      /** @description R$, two decimals */
      total: string;
    };
    /** @description in UTC days: this week since Monday, the last 30 days with today */
    Earned: {
      total: components['schemas']['EarnedBySource'];
      thisWeek: components['schemas']['EarnedBySource'];
      /**
       * Format: date
       * @description this week’s Monday
       */
      weekBegins: string;
      last30Days: components['schemas']['EarnedBySource'];
      /** @description the last 30, today’s at the end */
      days: {
        /** Format: date */
        day: string;
        /** @description R$, two decimals */
        walls: string;
        /** @description R$, two decimals */
        tasks: string;
        /** @description R$, two decimals */
        codes: string;
        /** @description daily bonuses and weekly challenges, R$, two decimals */
        rewards: string;
        /** @description the two that follow, R$, two decimals */
        referrals: string;
        /** @description shares of what friends earned, R$, two decimals */
        referralShares: string;
        /** @description for friends who reached the goal, R$, two decimals */
        referralBonuses: string;
        /** @description of events, R$, two decimals */
        prizes: string;
        /** @description R$, two decimals */
        total: string;
      }[];
    };
    /** @description what the balance is made of; the parts add up to its total */
    BalanceParts: {
      /** @description R$, two decimals */
      earned: string;
      /** @description R$, two decimals */
      welcome: string;
      /** @description R$, two decimals */
      gameWins: string;
      /** @description R$, two decimals */
      bets: string;
      /** @description R$, two decimals */
      eventEntries: string;
      /** @description R$, two decimals */
      adjustments: string;
      /** @description R$, two decimals */
      withdrawn: string;
      /** @description R$, two decimals */
      other: string;
      /** @description R$, two decimals */
      total: string;
    };
    Figures: { earned: components['schemas']['Earned']; balance: components['schemas']['BalanceParts'] };
  };
  responses: {
    /** @description It was refused; nothing was changed. */
    Refused: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
    /** @description It could not be done now. */
    Failed: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
  };
}
export interface operations {
  readMemberFigures: {
    parameters: { query?: never; header?: never; path: { memberId: string }; cookie?: never };
    responses: {
      /** @description Done */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Figures'] } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  readLeaders: {
    parameters: { query: { limit: number }; header?: never; path?: never; cookie?: never };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            /**
             * Format: date-time
             * @description when it began
             */
            week: string;
            leaders: {
              memberId: string;
              /** @description R$, two decimals */
              earned: string;
            }[];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
