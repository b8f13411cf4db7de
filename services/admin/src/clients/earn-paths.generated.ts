// Generated from services/earn/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
    "/internal/promo-codes/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many promo codes there are that were not deleted */
        get: operations["countPromoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/members/{memberId}/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member earned, as they see it, the newest first */
        get: operations["listMemberEarnings"];
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
        Earning: {
            /** Format: uuid */
            id: string;
            /** @description the same as in the wallet’s statement */
            key: string;
            /** @enum {string} */
            source: "wall" | "task" | "promo" | "daily" | "weekly" | "referral";
            /** @description wall and offer, task, code, or reward */
            label: string;
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
             * @description pending: held until releasesAt; sent: on its way to the balance; reversed: taken back; cancelled: taken back before it was credited; refused: not accepted by the wallet
             * @enum {string}
             */
            state: "pending" | "sent" | "credited" | "reversed" | "cancelled" | "refused";
            provider: {
                id: string;
                label: string;
            } | null;
            transaction: string | null;
            offer: string | null;
            /** Format: date-time */
            earnedAt: string;
            releasesAt: string | null;
            creditedAt: string | null;
            reversedAt: string | null;
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
    countPromoCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description found by the search */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        all: number;
                        active: number;
                        ended: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMemberEarnings: {
        parameters: {
            query: {
                /** @description nextCursor of the page before */
                cursor?: string;
                limit: number;
                source?: "wall" | "task" | "promo" | "daily" | "weekly" | "referral";
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
                        earnings: components["schemas"]["Earning"][];
                        nextCursor: string | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
