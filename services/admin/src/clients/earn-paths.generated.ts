// Generated from services/earn/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/promo-codes/counts': {
    /** How many promo codes there are that were not deleted */
    get: operations['countPromoCodes'];
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
  countPromoCodes: {
    responses: {
      /** @description found by the search */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': { all: number; active: number; ended: number } } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
