type Headers = Record<string, string>;

/** Any refusal of the game platform: the exact status, body and headers that it answers. */
export class PlatformError extends Error {
  readonly statusCode: number;
  readonly body: unknown;
  readonly headers: Headers;

  constructor(statusCode: number, body: unknown, headers: Headers = {}) {
    super(`platform answers ${statusCode}`);
    this.statusCode = statusCode;
    this.body = body;
    this.headers = headers;
  }
}

/** The shape of the platform's older hosts. */
export function legacyError(statusCode: number, code: number, message: string, headers: Headers = {}): PlatformError {
  return new PlatformError(statusCode, { errors: [{ code, message }] }, headers);
}

/** The shape of the game-pass calls. */
export function gamePassError(statusCode: number, errorCode: string, errorMessage: string): PlatformError {
  return new PlatformError(statusCode, { errorCode, errorMessage, field: null, hint: null });
}

export const internalError = (): PlatformError => legacyError(500, 0, 'InternalServerError');

export const tooManyRequests = (): PlatformError =>
  legacyError(429, 0, 'Too many requests', {
    'retry-after': '2',
    'x-ratelimit-limit': '60, 60;w=60',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '2',
  });

/** What a bot account is asked when the platform doubts it. It must be left to a person. */
export const challengeRequired = (challengeId: string): PlatformError =>
  legacyError(403, 0, 'Challenge is required to authorize the request', {
    'rblx-challenge-id': challengeId,
    'rblx-challenge-type': 'twostepverification',
    'rblx-challenge-metadata': Buffer.from(JSON.stringify({ userId: '', challengeId, actionType: 'Generic' })).toString('base64'),
  });
