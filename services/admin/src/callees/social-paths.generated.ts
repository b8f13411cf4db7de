// Generated from services/social/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
    "/internal/giveaways/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those that have not ended */
        get: operations["summarizeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/members/{memberId}/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who referred the member, whom they referred (newest first) and what each brought them, their latest bonuses */
        get: operations["getReferralTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/promises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this service’s records promise in money, the oldest change first */
        get: operations["listPromises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/promises/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Those of the wallet’s keys that this service has a record of */
        post: operations["findPromises"];
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
        ReferralEarning: {
            id: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            amount: string;
            bonusPercentage: number;
            /** Format: date-time */
            createdAt: string;
            /** @description the referred member */
            username: string | null;
            /** @description wall, task or promo */
            source: string;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            earned: string;
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
    summarizeEvents: {
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
                        /** @description upcoming ones too */
                        active: number;
                        upcoming: number;
                        /**
                         * @description R$ of all active and upcoming ones
                         * @example 12.50
                         */
                        prizes: string;
                        /** @description of those that have begun */
                        nextEndsAt: string | null;
                    };
                };
            };
        };
    };
    getReferralTree: {
        parameters: {
            query?: {
                cursor?: string;
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
                        referrer: {
                            memberId: string;
                            username: string | null;
                        } | null;
                        referred: {
                            memberId: string;
                            username: string;
                            registeredAt: string | null;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            brought: string;
                        }[];
                        nextCursor: string | null;
                        earnings: components["schemas"]["ReferralEarning"][];
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
    listPromises: {
        parameters: {
            query: {
                /** @description only what changed later; all when absent */
                after?: string;
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
                        caller: string;
                        /**
                         * Format: date-time
                         * @description by the service’s database, before the page was read
                         */
                        takenAt: string;
                        promises: {
                            /** Format: uuid */
                            memberId: string;
                            key: string;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            amount: string;
                            state: "moved" | "undone" | "open";
                            /** Format: date-time */
                            changedAt: string;
                        }[];
                        /** @description `after` of the next page; null: this was the last */
                        next: string | null;
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
    findPromises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: {
                        /** Format: uuid */
                        memberId: string;
                        key: string;
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
                        promises: {
                            /** Format: uuid */
                            memberId: string;
                            key: string;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            amount: string;
                            state: "moved" | "undone" | "open";
                            /** Format: date-time */
                            changedAt: string;
                        }[];
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
