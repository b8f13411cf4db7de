// Generated from services/games/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
    "/internal/members/{memberId}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member’s rounds, the newest first */
        get: operations["listMemberRounds"];
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
        /** A member’s own limits, as they are in force now */
        get: operations["getMemberPlayLimits"];
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
        PlayLimits: {
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
            /**
             * @description whether the member may have a bet repeated: the site’s setting, and 18 years or over
             * @enum {string}
             */
            autoBet: "on" | "off" | "age_unknown" | "too_young";
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
            /** @description Done */
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimits"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
