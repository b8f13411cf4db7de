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
    "/internal/balances/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member has; all zero for one who never moved money */
        get: operations["readBalance"];
        put?: never;
        post?: never;
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
    "/internal/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of all members together */
        get: operations["readStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members that identity told of, in the order of their money as it was a few seconds ago, with what they have now */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/members/{memberId}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one member has, in the words of the operators’ list; all zero for one who never moved money */
        get: operations["readMemberMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/members/{memberId}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member’s movements as they see them, newest first */
        get: operations["listMemberMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals that held money, the oldest first; test ones are a list of their own */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many are open, and since when the first waits */
        get: operations["countOpenPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/stats/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was requested, paid and given back on each day (UTC), newest first, and what is held now */
        get: operations["readPayoutDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/stats/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the ledger says that each account has now, and what members’ rows and withdrawals say, over one snapshot */
        get: operations["readAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a CloudEvent, once */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/parked-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages that their receiver refused again and again, oldest first */
        get: operations["listParkedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/parked-messages/{messageId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries a parked message again, as it is; safe to repeat, for its receiver knows its key */
        post: operations["replayParkedMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["isAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["isReady"];
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
            status: "ok" | "duplicate" | "cancelled" | "key_reused" | "insufficient" | "requirement" | "invalid";
            id: string | null;
            balanceAfter: string | null;
            totalEarned: string | null;
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
        ListedMember: {
            memberId: string;
            username: string | null;
            disabled: boolean;
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
        Transaction: {
            id: string;
            type: string;
            /** @enum {string} */
            category: "earn" | "withdrawal" | "game_win" | "game" | "event_prize" | "promo" | "adjustment" | "welcome" | "other";
            /** @description for people: the reason, and what became of a debt */
            description: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            amount: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            balanceAfter: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            debtAfter: string;
            /** @description as the source gave it */
            reason: string;
            /** @description the service that moved it: earn, social, games, identity, admin, wallet */
            source: string;
            /** @description the source’s own key of it; for a withdrawal withdrawal:{id} */
            reference: string;
            /** @description the system account on the other side, such as wall:a */
            account: string;
            /** @description takes an earlier movement of the same source and reference back */
            undo: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        OperatorWithdrawal: {
            id: string;
            userId: string;
            username: string | null;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            amount: string;
            /** @enum {string} */
            status: "pending" | "completed" | "failed";
            /** @enum {string} */
            payoutState: "held" | "processing" | "unknown" | "paid" | "rejected" | "cancelled";
            /** @enum {string} */
            type: "normal" | "test";
            gamepassName: string;
            experienceName: string | null;
            gamepassId: string;
            gamepassLink: string;
            /** @description why it was rejected, in the operator’s words */
            reason: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description when it was paid, rejected or cancelled */
            processedAt: string | null;
            decidedBy: string | null;
            /** @description why the last try did not pay */
            note: string | null;
            queuedBy: string | null;
            /** @description since then it waits for the bot */
            queuedAt: string | null;
            /** @description decidedBy buys it by hand and has until then */
            reservedUntil: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        PayoutDay: {
            /** Format: date */
            day: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            requested: string;
            requestedCount: number;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            paid: string;
            paidCount: number;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            returned: string;
            returnedCount: number;
        };
        AccountBalance: {
            /** @description available and debt are all members together */
            account: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            balance: string;
        };
        MoneyRecords: {
            members: number;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            balances: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            debts: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            held: string;
            heldCount: number;
            /** @description of what is held: nobody knows whether it is paid */
            unknown: string;
            unknownCount: number;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            paid: string;
            paidCount: number;
            /** @description of withdrawals between two steps: as far accounts and records may differ */
            halfWay: string;
        };
        ParkedMessage: {
            /** Format: uuid */
            id: string;
            /** @description the service that refuses it */
            destination: string;
            path: string;
            subject: string | null;
            body: unknown;
            /** @description what the receiver said last */
            error: string | null;
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            parkedAt: string;
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
                    "application/json": {
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
                        status: "ok" | "duplicate" | "cancelled" | "key_reused" | "insufficient" | "requirement" | "invalid";
                        id: string | null;
                        balanceAfter: string | null;
                        totalEarned: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                        status: "ok" | "duplicate" | "cancelled" | "key_reused" | "insufficient" | "requirement" | "invalid";
                        id: string | null;
                        balanceAfter: string | null;
                        totalEarned: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                    "application/json": {
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
                    "application/json": {
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
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                    "application/json": {
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
                    "application/json": {
                        /**
                         * @description R$, two decimals
                         * @example 12.50
                         */
                        totalEarned: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    listMembers: {
        parameters: {
            query: {
                /** @description false: it is not counted, and total is 0 */
                withTotal?: boolean;
                filter?: "all" | "active" | "banned" | "debt";
                /** @description a part of the username, or an id */
                search?: string;
                sort: "balance" | "-balance" | "totalEarned" | "-totalEarned" | "debt" | "-debt" | "wagered" | "-wagered" | "won" | "-won" | "lost" | "-lost" | "username" | "-username";
                /** @description nextCursor of the page before */
                cursor?: string;
                limit: number;
            };
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
                    "application/json": {
                        members: components["schemas"]["ListedMember"][];
                        nextCursor: string | null;
                        /** @description of all pages, 1,000 at most */
                        total: number;
                        /** @description false: there are more */
                        totalIsExact: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    readMemberMoney: {
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
                    "application/json": {
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
                        wageredBalance: string;
                        /**
                         * @description R$, two decimals
                         * @example 12.50
                         */
                        winnedBalance: string;
                        /**
                         * @description R$, two decimals
                         * @example 12.50
                         */
                        lostBalance: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    listMemberMovements: {
        parameters: {
            query: {
                /** @description nextCursor of the page before */
                cursor?: string;
                limit: number;
                /** @description UTC, such as 2026-11 */
                month?: string;
                category?: "earn" | "withdrawal" | "game_win" | "game" | "event_prize" | "promo" | "adjustment" | "welcome" | "other";
                /** @description the type of movement */
                type?: string;
            };
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
                    "application/json": {
                        transactions: components["schemas"]["Transaction"][];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    listPayouts: {
        parameters: {
            query: {
                type: "normal" | "test";
                status?: "pending" | "completed" | "failed";
                payoutState?: "held" | "processing" | "unknown" | "paid" | "rejected" | "cancelled";
                memberId?: string;
                /** @description requested before this instant */
                before?: string;
                /** @description a part of the username, or an id */
                search?: string;
                sort: "createdAt" | "-createdAt" | "amount" | "-amount" | "username" | "-username";
                /** @description nextCursor of the page before */
                cursor?: string;
                limit: number;
            };
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
                    "application/json": {
                        withdrawals: components["schemas"]["OperatorWithdrawal"][];
                        nextCursor: string | null;
                        /** @description of all pages */
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    countOpenPayouts: {
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
                    "application/json": {
                        held: number;
                        processing: number;
                        unknownCount: number;
                        oldestHeldAt: string | null;
                    };
                };
            };
        };
    };
    readPayoutDays: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
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
                    "application/json": {
                        /**
                         * @description R$, two decimals
                         * @example 12.50
                         */
                        held: string;
                        days: components["schemas"]["PayoutDay"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    readAccounts: {
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
                    "application/json": {
                        accounts: components["schemas"]["AccountBalance"][];
                        records: components["schemas"]["MoneyRecords"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                "application/json": {
                    /** @enum {string} */
                    specversion: "1.0";
                    /** Format: uuid */
                    id: string;
                    source: string;
                    type: string;
                    subject: string;
                    /** Format: date-time */
                    time: string;
                    /** @enum {string} */
                    datacontenttype: "application/json";
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
    listParkedMessages: {
        parameters: {
            query: {
                limit: number;
            };
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
                    "application/json": {
                        messages: components["schemas"]["ParkedMessage"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    replayParkedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
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
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "not_ready";
                        reason: string;
                    };
                };
            };
        };
    };
}
