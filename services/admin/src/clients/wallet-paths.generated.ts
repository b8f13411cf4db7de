// Generated from services/wallet/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/balances': {
    /** What each of these members has, in their order */
    post: operations['readBalances'];
  };
  '/internal/members': {
    /** Members that identity told of, with what they have now */
    get: operations['listMembers'];
  };
  '/internal/payouts': {
    /** How many withdrawals are open, and since when the first waits */
    get: operations['countOpenPayouts'];
  };
  '/internal/stats/payouts': {
    /** What was requested, paid and given back on each day (UTC), the newest first */
    get: operations['readPayoutDays'];
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
    MemberBalance: {
      memberId: string;
      /** @description R$, two decimals */
      balance: string;
      /** @description R$, two decimals */
      totalEarned: string;
      /** @description R$, two decimals */
      debt: string;
      /** @description R$, two decimals */
      held: string;
      /** @description R$, two decimals */
      wagered: string;
      /** @description R$, two decimals */
      won: string;
      /** @description R$, two decimals */
      lost: string;
    };
    ListedMember: {
      memberId: string;
      username: string | null;
      disabled: boolean;
      /** @description R$, two decimals */
      balance: string;
      /** @description R$, two decimals */
      totalEarned: string;
      /** @description R$, two decimals */
      debt: string;
      /** @description R$, two decimals */
      wagered: string;
      /** @description R$, two decimals */
      won: string;
      /** @description R$, two decimals */
      lost: string;
    };
    OpenPayouts: {
      held: number;
      processing: number;
      unknownCount: number;
      /** @description of the normal ones, requested more than a day ago */
      overOneDay: number;
      oldestHeldAt: string | null;
    };
    PayoutDay: {
      /** Format: date */
      day: string;
      /** @description R$, two decimals */
      requested: string;
      requestedCount: number;
      /** @description R$, two decimals */
      paid: string;
      paidCount: number;
      /** @description R$, two decimals */
      returned: string;
      returnedCount: number;
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
  readBalances: {
    requestBody: { content: { 'application/json': { memberIds: string[] } } };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': { balances: components['schemas']['MemberBalance'][] } };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  listMembers: {
    parameters: {
      query: {
        /** @description false: it is not counted, and total is 0 */
        withTotal?: boolean;
        /** @description R$ of what they are sorted by; not by name */
        atLeast?: string;
        filter?: 'all' | 'active' | 'banned' | 'debt';
        /** @description a part of the username, or an id */
        search?: string;
        sort:
          | 'balance'
          | '-balance'
          | 'totalEarned'
          | '-totalEarned'
          | 'debt'
          | '-debt'
          | 'wagered'
          | '-wagered'
          | 'won'
          | '-won'
          | 'lost'
          | '-lost'
          | 'username'
          | '-username';
        /** @description nextCursor of the page before */
        cursor?: string;
        limit: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            members: components['schemas']['ListedMember'][];
            nextCursor: string | null;
            /** @description found on all pages, 1,000 at most */
            total: number;
            /** @description false: there are more */
            totalIsExact: boolean;
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  countOpenPayouts: {
    responses: {
      /** @description Done */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['OpenPayouts'] } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  readPayoutDays: {
    parameters: { query: { from: string; to: string }; header?: never; path?: never; cookie?: never };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            /** @description R$, two decimals */
            held: string;
            days: components['schemas']['PayoutDay'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
