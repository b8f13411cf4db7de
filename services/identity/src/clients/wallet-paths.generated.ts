// Generated from services/wallet/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/members/{memberId}/facts/{kind}/{id}': {
    /** One transaction or withdrawal of a member */
    get: operations['readFact'];
  };
  '/internal/balances/{memberId}': {
    /** What a member has */
    get: operations['readBalance'];
  };
  '/internal/balances': {
    /** What each of these members has, in their order */
    post: operations['readBalances'];
  };
  '/internal/stats': {
    /** What all members have together */
    get: operations['readStats'];
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
    Line: {
      /** @description which sentence, such as bombs.won, or which names: wall.provider, wall.offer; null: the source’s own words */
      kind: string | null;
      /** @description what the sentence is filled with */
      values: { [key: string]: string };
      /** @description the sentence in English, or those words */
      text: string;
      /**
       * @description it takes a transfer back: to the member, or from them
       * @enum {string}
       */
      undo?: 'returned' | 'reversed';
      /** @description what of a debt this paid */
      paidDebt?: string;
      /** @description what became a debt, since the balance was too low */
      newDebt?: string;
    };
    Balance: {
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
  };
  responses: {
    /** @description It was refused; nothing was changed. */
    Refused: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
    /** @description It could not be done now. */
    Failed: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
  };
}
export interface operations {
  readFact: {
    parameters: {
      query?: never;
      header?: never;
      path: { memberId: string; kind: 'transaction' | 'withdrawal'; id: string };
      cookie?: never;
    };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            title: string;
            /** @description R$, two decimals */
            amount: string | null;
            /** Format: date-time */
            at: string;
            state: string | null;
            line?: components['schemas']['Line'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  readBalance: {
    parameters: { query?: never; header?: never; path: { memberId: string }; cookie?: never };
    responses: {
      /** @description Done */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Balance'] } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
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
  readStats: {
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            /** @description R$, two decimals */
            totalEarned: string;
            /** @description R$, two decimals */
            paidOut: string;
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
