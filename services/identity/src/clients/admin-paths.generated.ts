// Generated from services/admin/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/operators/{username}': {
    /** Somebody who operates the site, by their name, however it is written */
    get: operations['readOperator'];
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
  readOperator: {
    parameters: { query?: never; header?: never; path: { username: string }; cookie?: never };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': { username: string; role: 'owner' | 'admin' | 'moderator' } };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
