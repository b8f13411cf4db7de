// Generated from services/wallet/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/transfers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Moves money. A key that comes again answers as the first time; 403 when the caller may not use the type or account */
    post: operations['transfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/transfers/void': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undoes the caller’s own debit of that key, or keeps it from happening when it comes later */
    post: operations['voidTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/transfers/reverse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undoes the caller’s own credit of that key, or keeps it from happening when it comes later */
    post: operations['reverseTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/balances/{memberId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a member has; all zero for one who never moved money */
    get: operations['readBalance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Of all members together */
    get: operations['readStats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a CloudEvent, once */
    post: operations['receiveEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['isAlive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/readyz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['isReady'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    TransferResult: {
      /** @enum {string} */
      status: 'ok' | 'duplicate' | 'cancelled' | 'key_reused' | 'insufficient' | 'requirement' | 'invalid';
      id: string | null;
      balanceAfter: string | null;
      totalEarned: string | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  transfer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          transfers: {
            /** @description unique for this member and caller, for ever */
            key: string;
            /** @description UUID */
            memberId: string;
            /** @description to the member, from the member, or between system accounts in his name */
            direction: 'credit' | 'debit' | 'settle';
            /** @description the system account on the other side, such as wall:a */
            account: string;
            /** @description R$, a number or a decimal string with at most two decimals */
            amount: number | string;
            type: string;
            /** @description shown to the member; not compared when a key comes again */
            reason: string;
            /** @description of a debit: refused when the member has earned less */
            minTotalEarned?: (number | string) | null;
          }[];
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            results: components['schemas']['TransferResult'][];
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description the same as message */
            error: string;
            /** @description for people */
            message: string;
            /** @description for programs, from a closed set */
            code: string;
            requestId: string;
          };
        };
      };
    };
  };
  voidTransfer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          memberId: string;
          key: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'ok' | 'duplicate' | 'cancelled' | 'key_reused' | 'insufficient' | 'requirement' | 'invalid';
            id: string | null;
            balanceAfter: string | null;
            totalEarned: string | null;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description the same as message */
            error: string;
            /** @description for people */
            message: string;
            /** @description for programs, from a closed set */
            code: string;
            requestId: string;
          };
        };
      };
    };
  };
  reverseTransfer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          memberId: string;
          key: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'ok' | 'duplicate' | 'cancelled' | 'key_reused' | 'insufficient' | 'requirement' | 'invalid';
            id: string | null;
            balanceAfter: string | null;
            totalEarned: string | null;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description the same as message */
            error: string;
            /** @description for people */
            message: string;
            /** @description for programs, from a closed set */
            code: string;
            requestId: string;
          };
        };
      };
    };
  };
  readBalance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        memberId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            balance: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            totalEarned: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            debt: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            held: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            wagered: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            won: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            lost: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description the same as message */
            error: string;
            /** @description for people */
            message: string;
            /** @description for programs, from a closed set */
            code: string;
            requestId: string;
          };
        };
      };
    };
  };
  readStats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            totalEarned: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description the same as message */
            error: string;
            /** @description for people */
            message: string;
            /** @description for programs, from a closed set */
            code: string;
            requestId: string;
          };
        };
      };
    };
  };
  receiveEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          specversion: '1.0';
          /** Format: uuid */
          id: string;
          source: string;
          type: string;
          subject: string;
          /** Format: date-time */
          time: string;
          /** @enum {string} */
          datacontenttype: 'application/json';
          data: unknown;
        };
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  isAlive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'ok';
          };
        };
      };
    };
  };
  isReady: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'ok';
          };
        };
      };
      /** @description Default Response */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'not_ready';
            reason: string;
          };
        };
      };
    };
  };
}
