// Generated from services/wallet/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
    "/internal/members/{memberId}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member’s movements as they see them, the newest first */
        get: operations["listMemberMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/members/{memberId}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member earned and has */
        get: operations["readMemberFigures"];
        put?: never;
        post?: never;
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
        /** What a member has */
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
    "/internal/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members that identity told of, with what they have now */
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
        /** What one member has, in the words of the operators’ list */
        get: operations["readMemberMoney"];
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
        /** Withdrawals that held money, the oldest first */
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
        /** How many withdrawals are open, and since when the first waits */
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
        /** What was requested, paid and given back on each day (UTC), the newest first */
        get: operations["readPayoutDays"];
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
        ErrorAnswer: {
            /** @description the same as message */
            error: string;
            /** @description for people */
            message: string;
            /** @description for programs, from a closed set */
            code: string;
            requestId: string;
        };
        Transaction: {
            id: string;
            type: string;
            /** @enum {string} */
            category: "earn" | "withdrawal" | "game_win" | "game" | "event_prize" | "promo" | "adjustment" | "welcome" | "other";
            /** @description for people: the reason, and what became of a debt */
            description: string;
            line: {
                /** @description which sentence, such as bombs.won; null: the source’s own words or names */
                kind: string | null;
                /**
                 * @description what the sentence is filled with
                 * @example {
                 *       "bombs": "3"
                 *     }
                 */
                values: {
                    [key: string]: string;
                };
                /** @description the sentence in English, or those words */
                text: string;
                /**
                 * @description it takes a movement back: to the member, or from them
                 * @enum {string}
                 */
                undo?: "returned" | "reversed";
                /**
                 * @description what of a debt this paid
                 * @example 12.50
                 */
                paidDebt?: string;
                /**
                 * @description what became a debt, since the balance was too low
                 * @example 12.50
                 */
                newDebt?: string;
            };
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
        DayOfStatement: {
            /**
             * Format: date
             * @description of the time zone that was asked for
             */
            day: string;
            /**
             * @description what came into the balance
             * @example 12.50
             */
            in: string;
            /**
             * @description what left it, without a sign
             * @example 12.50
             */
            out: string;
        };
        /** @description What was reversed is taken off its source on the day it was reversed: an amount may be negative. */
        EarnedBySource: {
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            walls: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            tasks: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            codes: string;
            /**
             * @description daily bonuses and weekly challenges, R$, two decimals
             * @example 12.50
             */
            rewards: string;
            /**
             * @description the two that follow, R$, two decimals
             * @example 12.50
             */
            referrals: string;
            /**
             * @description shares of what friends earned, R$, two decimals
             * @example 12.50
             */
            referralShares: string;
            /**
             * @description for friends who reached the goal, R$, two decimals
             * @example 12.50
             */
            referralBonuses: string;
            /**
             * @description of events, R$, two decimals
             * @example 12.50
             */
            prizes: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            total: string;
        };
        Figures: {
            /** @description in UTC days: this week since Monday, the last 30 days with today */
            earned: {
                total: components["schemas"]["EarnedBySource"];
                thisWeek: components["schemas"]["EarnedBySource"];
                /**
                 * Format: date
                 * @description this week’s Monday
                 */
                weekBegins: string;
                last30Days: components["schemas"]["EarnedBySource"];
                /** @description the last 30, today’s at the end */
                days: {
                    /** Format: date */
                    day: string;
                    /**
                     * @description R$, two decimals
                     * @example 12.50
                     */
                    walls: string;
                    /**
                     * @description R$, two decimals
                     * @example 12.50
                     */
                    tasks: string;
                    /**
                     * @description R$, two decimals
                     * @example 12.50
                     */
                    codes: string;
                    /**
                     * @description daily bonuses and weekly challenges, R$, two decimals
                     * @example 12.50
                     */
                    rewards: string;
                    /**
                     * @description the two that follow, R$, two decimals
                     * @example 12.50
                     */
                    referrals: string;
                    /**
                     * @description shares of what friends earned, R$, two decimals
                     * @example 12.50
                     */
                    referralShares: string;
                    /**
                     * @description for friends who reached the goal, R$, two decimals
                     * @example 12.50
                     */
                    referralBonuses: string;
                    /**
                     * @description of events, R$, two decimals
                     * @example 12.50
                     */
                    prizes: string;
                    /**
                     * @description R$, two decimals
                     * @example 12.50
                     */
                    total: string;
                }[];
            };
            /** @description what the balance is made of; the parts add up to its total */
            balance: {
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                earned: string;
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                welcome: string;
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                gameWins: string;
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                bets: string;
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                eventEntries: string;
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                adjustments: string;
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                withdrawn: string;
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                other: string;
                /**
                 * @description R$, two decimals
                 * @example 12.50
                 */
                total: string;
            };
        };
        Balance: {
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
        MemberMoney: {
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
            /**
             * @description what the member is shown: who ended a failed one, the member (cancelled) or an operator (refused)
             * @enum {string}
             */
            detail: "pending" | "processing" | "paid" | "cancelled" | "refused";
            /** @enum {string} */
            type: "normal" | "test";
            gamepassName: string;
            experienceName: string | null;
            gamepassId: string;
            gamepassLink: string;
            /** @description what the platform keeps of the sale, as it was when this was requested; absent: not known */
            platformSharePercent?: number;
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
        OpenPayouts: {
            held: number;
            processing: number;
            unknownCount: number;
            oldestHeldAt: string | null;
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
    };
    responses: {
        /** @description It was refused; nothing was changed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description It could not be done now. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMemberMovements: {
        parameters: {
            query: {
                /** @description nextCursor of the page before */
                cursor?: string;
                limit: number;
                /** @description UTC, such as 2026-11 */
                month?: string;
                /** @description games: both game and game_win */
                category?: "earn" | "withdrawal" | "game_win" | "game" | "event_prize" | "promo" | "adjustment" | "welcome" | "other" | "games";
                /** @description a day, UTC, such as 2026-11-23 */
                since?: string;
                /** @description what counts as earned, of that source */
                earned?: "walls" | "tasks" | "codes" | "rewards" | "referrals" | "referralShares" | "referralBonuses" | "prizes" | "total";
                /** @description the type of movement */
                type?: string;
                /** @description a part of the reason as it is stored, in English; the reference or a part of it from its beginning or a colon on; or the exact amount: 44, 44.00, R$ 1,284.50 */
                search?: string;
            };
            header?: never;
            path: {
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transactions: components["schemas"]["Transaction"][];
                        nextCursor: string | null;
                        /** @description with `timeZone` alone: each day that this page has lines of, newest first, summed over all lines of the day that the filters leave, on this page or not; empty for a time zone that the wallet does not know */
                        days?: components["schemas"]["DayOfStatement"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    readMemberFigures: {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Done */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Done */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberMoney"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Done */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenPayouts"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Done */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
