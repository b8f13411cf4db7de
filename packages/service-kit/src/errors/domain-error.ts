/**
 * A failure that the product expects. `message` is for people, `code` for programs, `status` is decided once, in
 * defineErrors.
 */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: string;
  readonly status: number;
  /** Sent as Retry-After, seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** What the answer has beside its words; the route's schema lets it out. */
  readonly details: object | undefined;
  constructor(code: string, status: number, message: string, retryAfterSeconds?: number, details?: object) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

const defined = new Set<string>();

/** Whether one of the sets has this code with this status. */
export const isDefined = (code: string, status: number): boolean => defined.has(`${code} ${status}`);

/**
 * The closed set of a domain's failures, each with its HTTP status:
 * `const failures = defineErrors({ over_balance: 400 }); throw failures('over_balance', 'You only have …')`.
 */
export function defineErrors<const Statuses extends Record<string, number>>(statuses: Statuses) {
  for (const [code, status] of Object.entries(statuses)) defined.add(`${code} ${status}`);
  return (code: keyof Statuses & string, message: string, options: { retryAfterSeconds?: number; details?: object } = {}): DomainError =>
    new DomainError(code, statuses[code] as number, message, options.retryAfterSeconds, options.details);
}

/** Failures that belong to the plumbing, not to a domain. */
export const httpErrors = defineErrors({
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
});
