// Generated from services/social/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/giveaways/summary': {
    /** How many events have not ended, and what they hold */
    get: operations['summarizeEvents'];
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
  summarizeEvents: {
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            /** @description upcoming ones too */
            active: number;
            upcoming: number;
            /** @description R$ of all active and upcoming ones */
            prizes: string;
            /**
             * Format: date-time
             * @description of those that have begun
             */
            nextEndsAt: string | null;
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
