// Generated from services/wallet/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
    "/internal/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves money. A key that comes again answers as the first time; 403 when the caller may not use the type or account; caller_over_limit 429: nothing was done, ask again later */
        post: operations["transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/transfers/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes the caller’s own debit of that key, or keeps it from happening when it comes later */
        post: operations["voidTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/transfers/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes the caller’s own credit of that key, or keeps it from happening when it comes later */
        post: operations["reverseTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/transfers/look-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What stands under a key of the caller’s, changing nothing; what is absent may still come */
        post: operations["lookUpTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What each of these members has, in their order */
        post: operations["readBalances"];
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
            status: "ok" | "duplicate" | "cancelled" | "key_reused" | "insufficient" | "requirement" | "invalid";
            id: string | null;
            balanceAfter: string | null;
            totalEarned: string | null;
        };
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
                "application/json": {
                    transfers: {
                        /** @description unique for this member and caller, for ever */
                        key: string;
                        /** @description UUID */
                        memberId: string;
                        /** @description to the member, from the member, or between system accounts in their name */
                        direction: "credit" | "debit" | "settle";
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["TransferResult"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
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
                "application/json": {
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
                    "application/json": components["schemas"]["TransferResult"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
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
                "application/json": {
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
                    "application/json": components["schemas"]["TransferResult"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    lookUpTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    "application/json": {
                        /** @enum {string} */
                        booking: "booked" | "undone" | "barred" | "absent";
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    memberIds: string[];
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
                    "application/json": {
                        balances: components["schemas"]["MemberBalance"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
}
