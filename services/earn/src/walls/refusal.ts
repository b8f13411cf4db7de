/** Why a postback moves nothing. The closed set that is stored with the postback and counted in the metrics. */
export type RefusalReason =
  | 'method'
  | 'sender'
  | 'repeated_parameter'
  | 'malformed'
  | 'unsigned'
  | 'signature'
  | 'format'
  | 'amount'
  | 'over_cap'
  | 'switched_off'
  | 'unknown_member';

/**
 * Thrown by the engine's steps, caught once where a postback is judged. `detail` names parameters, never their values.
 */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly detail: string;

  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
  }
}
