// Generated from services/earn/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
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
    "/internal/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every provider of the catalogue with what is in force for it */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes what is given. provider_not_found 404; provider_incomplete, provider_setting_invalid 400; secrets_key_missing 503 */
        patch: operations["updateProvider"];
        trace?: never;
    };
    "/internal/postbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every call of a wall, raw, with its verdict. search: a transaction, a member’s name or id, or a postback’s id */
        get: operations["listPostbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/postbacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One call */
        get: operations["getPostback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/postbacks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides a call anew by the settings of now. Dry: what would follow, and nothing follows. postback_not_found 404 */
        post: operations["replayPostback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/provider-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By provider: calls by verdict, R$ credited, pending and reversed in the last days, and how long it has been silent */
        get: operations["getProviderStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/postback-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many calls had which verdict and reason; outcome reverse counts as reversed */
        get: operations["countPostbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/wall-statements/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a wall says that it reported, beside what was credited here; changes nothing. 400: no such provider, period or line */
        post: operations["compareWallStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/earning-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was ever promised, by source and wall, to lay beside the wallet’s accounts; reads every earning */
        get: operations["getEarningTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What members have earned and the wallet does not have: held by walls, referral rewards that wait to be claimed */
        get: operations["getOwed"];
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
        /** What a member earned by walls, tasks, codes and rewards, as he sees it; held ones too; newest first */
        get: operations["listMemberEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/promo-codes/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those that were not deleted */
        get: operations["countPromoCodes"];
        put?: never;
        post?: never;
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
        Provider: {
            id: string;
            label: string;
            /** @description A: from its own documentation; B: from two independent implementations */
            evidence: string;
            /** @description what its signature does not protect */
            leavesOpen: string;
            /** @description what the provider is to call, below the site’s address */
            postbackPath: string;
            isEnabled: boolean;
            /** @description what has to be filled in before it can be switched on */
            missing: string[];
            /** @description what the provider’s dashboard calls the secret */
            secretName: string;
            /** @description the secret itself is never shown */
            hasSecret: boolean;
            /** @description by the names that the frame’s address needs */
            publicIds: {
                [key: string]: string | null;
            };
            frameAddress: string | null;
            range: string | null;
            holdDays: number;
            /**
             * @description R$, two decimals
             * @example 12.50
             */
            cap: string;
            /** @description empty: from anywhere, the signature has to do */
            allowedSenders: string[];
            /** @description what members should get for a dollar that the provider pays us; null: not compared */
            ratePerUsd: string | null;
            /** @description how far off a reward may be before its postback is marked */
            rateTolerancePercent: number;
            /** @description whether its calls say what it pays us */
            saysRevenue: boolean;
            /** @description null: never changed by an operator */
            updatedAt: string | null;
            updatedBy: string | null;
        };
        Postback: {
            /** Format: uuid */
            id: string;
            provider: {
                id: string;
                label: string;
            };
            /** Format: date-time */
            receivedAt: string;
            /** @description null: not decided yet */
            verdict: ("accepted" | "duplicate" | "noted" | "refused") | null;
            outcome: string | null;
            transaction: string | null;
            memberId: string | null;
            username: string | null;
            amount: string | null;
            /** @description of a refusal */
            reason: string | null;
            detail: string | null;
            /** @description credited, but to be looked at */
            alert: string | null;
            settledAt: string | null;
            /** @description what the call credited or took back */
            earning: {
                id: string;
                state: string;
            } | null;
            replayedAt: string | null;
            replayedBy: string | null;
            /** @description what the provider is told for this verdict */
            answered: {
                status: number;
                body: string;
            } | null;
            /** @description the call as it came; a secret that the provider repeats in it is masked */
            raw: {
                method: string;
                target: string;
                headers: {
                    [key: string]: string;
                };
                /** @description as UTF-8 */
                body: string;
                address: string;
            };
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
    listProviders: {
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
                        providers: components["schemas"]["Provider"][];
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
    updateProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description the operator */
                    by: string;
                    isEnabled?: boolean;
                    /** @description can be set, never read */
                    secret?: string;
                    publicIds?: {
                        [key: string]: string;
                    };
                    frameAddress?: string | null;
                    range?: string | null;
                    /** @description of what is earned from now on */
                    holdDays?: number;
                    /** @description R$, a number or a decimal string with at most two decimals */
                    cap?: number | string;
                    ratePerUsd?: (number | string) | null;
                    rateTolerancePercent?: number;
                    /** @description null: the provider’s own list */
                    allowedSenders?: string[] | null;
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
                        provider: components["schemas"]["Provider"];
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
            /** @description Default Response */
            "5XX": {
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
    listPostbacks: {
        parameters: {
            query: {
                search?: string;
                sort: "newest" | "oldest";
                /** @description nextCursor of the page before */
                cursor?: string;
                limit: number;
                provider?: string;
                verdict?: "accepted" | "duplicate" | "noted" | "refused";
                /** @description of a refusal */
                reason?: string;
                /** @description only those that were credited and should be looked at */
                alert?: boolean;
                since?: string;
                /** @description received before it */
                until?: string;
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
                        postbacks: components["schemas"]["Postback"][];
                        nextCursor: string | null;
                        /** @description found in all; more than 10000 are counted as 10000 */
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
    getPostback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        postback: components["schemas"]["Postback"];
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
    replayPostback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description the operator */
                    by: string;
                    isDry: boolean;
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
                        isDry: boolean;
                        /** @enum {string} */
                        verdict: "accepted" | "duplicate" | "noted" | "refused";
                        outcome: string | null;
                        transaction: string | null;
                        memberId: string | null;
                        amount: string | null;
                        reason: string | null;
                        detail: string | null;
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
            /** @description Default Response */
            "5XX": {
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
    getProviderStats: {
        parameters: {
            query: {
                days: number;
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
                        providers: {
                            id: string;
                            label: string;
                            accepted: number;
                            duplicate: number;
                            noted: number;
                            refused: number;
                            /** @description of the accepted ones, those whose reward does not fit what the wall pays us */
                            alerts: number;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            credited: string;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            pending: string;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            reversed: string;
                            /** @description of what was earned; null: nothing was */
                            median: string | null;
                            lastAcceptedAt: string | null;
                            /** @description since the last accepted call; null before the first */
                            silentSeconds: number | null;
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
    countPostbacks: {
        parameters: {
            query?: {
                provider?: string;
                since?: string;
                until?: string;
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
                        counts: {
                            verdict: ("accepted" | "duplicate" | "noted" | "refused") | null;
                            reason: string | null;
                            count: number;
                        }[];
                        reversed: number;
                        alerts: number;
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
    compareWallStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: string;
                    /** Format: date-time */
                    from: string;
                    /** Format: date-time */
                    to: string;
                    lines: {
                        transaction: string;
                        amount: string;
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
                        /**
                         * @description R$, two decimals
                         * @example 12.50
                         */
                        said: string;
                        /**
                         * @description R$, two decimals
                         * @example 12.50
                         */
                        here: string;
                        agreed: number;
                        missingHere: number;
                        missingThere: number;
                        different: number;
                        /** @description the largest first, 1000 at most */
                        differences: {
                            /** @enum {string} */
                            kind: "missing_here" | "missing_there" | "different";
                            transaction: string;
                            said: string | null;
                            here: string | null;
                            /** @description of the earning here */
                            state: string | null;
                            memberId: string | null;
                            earnedAt: string | null;
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
    getEarningTotals: {
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
                        totals: {
                            /** @enum {string} */
                            source: "wall" | "task" | "promo" | "daily" | "weekly" | "referral";
                            /** @description of a wall’s */
                            provider: string | null;
                            /**
                             * @description R$, two decimals
                             * @example 12.50
                             */
                            credited: string;
                            /** @description R$ that the wallet has not answered for yet */
                            sent: string;
                            sentCount: number;
                            oldestSentAt: string | null;
                            /** @description R$ that a hold keeps back */
                            pending: string;
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
    getOwed: {
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
                        pending: string;
                        /**
                         * @description R$, two decimals
                         * @example 12.50
                         */
                        referralRewards: string;
                        referralCount: number;
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
            /** @description Default Response */
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
