// Generated from services/wallet/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/levels/{memberId}': {
    /** A member’s cut */
    get: operations['readCut'];
  };
  '/internal/transfers': {
    /** Moves money, each transfer for itself and in their order */
    post: operations['transfer'];
  };
  '/internal/transfers/void': {
    /** Undoes the caller’s own debit of a key, or keeps it from happening later */
    post: operations['voidTransfer'];
  };
  '/internal/transfers/reverse': {
    /** Undoes the caller’s own credit of a key, or keeps it from happening later */
    post: operations['reverseTransfer'];
  };
  '/internal/transfers/look-up': {
    /** What stands under a key of the caller’s */
    post: operations['lookUpTransfer'];
  };
  '/internal/balances': {
    /** What each of these members has, in their order */
    post: operations['readBalances'];
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
    TransferResult: {
      /** @enum {string} */
      status: 'ok' | 'duplicate' | 'cancelled' | 'key_reused' | 'insufficient' | 'requirement' | 'invalid';
      id: string | null;
      balanceAfter: string | null;
      totalEarned: string | null;
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
  readCut: {
    parameters: { query?: never; header?: never; path: { memberId: string }; cookie?: never };
    responses: {
      /** @description Done */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': { cut: number } } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  transfer: {
    requestBody: {
      content: {
        'application/json': {
          transfers: {
            /** @description unique for this member and caller, for ever */
            key: string;
            /** @description UUID */
            memberId: string;
            /** @description to the member, from the member, or between system accounts in their name */
            direction: 'credit' | 'debit' | 'settle';
            /** @description the system account on the other side, such as wall:a */
            account: string;
            /** @description R$, a number or a decimal string with at most two decimals */
            amount: number | string;
            type: string;
            /** @description shown to the member; not compared when a key comes again */
            reason: string;
            /** @description of a settlement, required: the key of the caller’s debit that it ends, whole and once */
            settles?: string;
            /** @description of a debit: refused when the member has earned less */
            minTotalEarned?: (number | string) | null;
          }[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': { results: components['schemas']['TransferResult'][] } };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  voidTransfer: {
    requestBody: { content: { 'application/json': { memberId: string; key: string } } };
    responses: {
      /** @description Done */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TransferResult'] } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  reverseTransfer: {
    requestBody: { content: { 'application/json': { memberId: string; key: string } } };
    responses: {
      /** @description Done */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TransferResult'] } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  lookUpTransfer: {
    requestBody: { content: { 'application/json': { memberId: string; key: string } } };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            /** @enum {string} */
            booking: 'booked' | 'undone' | 'barred' | 'absent';
          };
        };
      };
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
}
