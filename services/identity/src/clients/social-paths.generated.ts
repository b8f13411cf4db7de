// Generated from services/social/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/members/{memberId}/facts/giveaway/{id}': {
    /** One giveaway, as a member of it or anybody sees it */
    get: operations['readFact'];
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
  };
  responses: {
    /** @description It was refused; nothing was changed. */
    Refused: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
    /** @description It could not be done now. */
    Failed: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
  };
}
export interface operations {
  readFact: {
    parameters: { query?: never; header?: never; path: { memberId: string; id: string }; cookie?: never };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            title: string;
            /** @description the prize */
            amount: string;
            /**
             * Format: date-time
             * @description when it ends
             */
            at: string;
            state: string | null;
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
