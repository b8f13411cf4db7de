// Generated from services/games/openapi.internal.json by `npm run generate`; do not edit.
export type paths = Record<string, never>;
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
  };
  responses: {
    /** @description It was refused; nothing was changed. */
    Refused: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
    /** @description It could not be done now. */
    Failed: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
