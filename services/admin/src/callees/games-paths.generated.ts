// Generated from services/games/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
    "/internal/members/{memberId}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member’s rounds, newest first */
        get: operations["listMemberRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was staked and paid by day and game, of rounds that ended; 90 days at most */
        get: operations["listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/members/{memberId}/play-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member’s own limits as they are in force now */
        get: operations["getMemberPlayLimits"];
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
        Round: {
            id: string;
            /** @enum {string} */
            game: "bombs" | "crash";
            /** @enum {string} */
            outcome: "open" | "won" | "lost" | "refunded";
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            betAmount: string;
            winAmount: string | null;
            /** @description that was reached (Bombs) or paid (Crash) */
            multiplier: number | null;
            bombCount: number | null;
            revealed: number[];
            /** @description the tile that ended it */
            bombTile: number | null;
            bombPositions: number[] | null;
            autoCashout: number | null;
            crashPoint: number | null;
            /** @description SHA-256 of the seed’s bytes, hex; was shown before the bet */
            serverSeedHash: string;
            serverSeed: string | null;
            clientSeed: string;
            nonce: number;
            /** @description p that was in force */
            winChance: number;
            /** @description 1.8 p */
            rtp: number;
            maxMultiplierOverride: number | null;
            /** Format: date-time */
            startedAt: string;
            endedAt: string | null;
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
    listMemberRounds: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
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
                        rounds: components["schemas"]["Round"][];
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
    listResults: {
        parameters: {
            query?: {
                days?: string;
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
                        results: {
                            /** @description UTC */
                            day: string;
                            game: string;
                            rounds: number;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            staked: string;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            paid: string;
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
    getMemberPlayLimits: {
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
                        dailyLossLimit: string | null;
                        nextDailyLossLimit: {
                            dailyLossLimit: string | null;
                            /** Format: date-time */
                            from: string;
                        } | null;
                        /**
                         * @description R$, two decimals
                         * @example 12.50
                         */
                        lostToday: string;
                        timeoutUntil: string | null;
                        excludedUntil: string | null;
                        minimumAge: number;
                        ageConfirmed: boolean;
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
