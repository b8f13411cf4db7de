import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isUndoneForAnother } from '../database/database-away.ts';
import { isRefusedAsData } from '../database/refused-as-data.ts';
import { DomainError, httpErrors } from './domain-error.ts';
import { noteUntold } from './untold-errors.ts';

/** What every failed call answers. `error` equals `message`: the product's clients read either. */
interface ErrorBody {
  error: string;
  message: string;
  code: string;
  requestId: string;
}

/**
 * The one place where failures become answers. Nothing of the inside (stack, SQL) leaves. `isInternal`: another service
 * of ours calls.
 */
export function handleError(
  error: FastifyError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
  { isInternal }: { isInternal: boolean },
): void {
  const mayComeAgain = isInternal && request.method !== 'GET';
  const failure = error instanceof DomainError ? error : translate(error, mayComeAgain);
  noteUntold(failure, request);
  // Expected of nonsense; of a call that makes sense it is a mistake of ours.
  if (isRefusedAsData(error)) request.log.warn({ err: error }, 'the database cannot read a value of this call');
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', String(failure.retryAfterSeconds));
  void reply.code(failure.status).send({ ...failure.details, ...errorBody(failure, request.id) });
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).send(errorBody(httpErrors('not_found', `There is nothing at ${request.method} ${pathOf(request)}`), request.id));
}

function errorBody(failure: DomainError, requestId: string): ErrorBody {
  return { error: failure.message, message: failure.message, code: failure.code, requestId };
}

/**
 * `mayComeAgain`: what the database cannot read stays a failure. A service would take a refusal for final, and its
 * message would be put aside that the next release of this one could take.
 */
function translate(error: FastifyError, mayComeAgain: boolean): DomainError {
  if (error.validation) return httpErrors('bad_request', error.message);
  if (isRefusedAsData(error) && !mayComeAgain) return httpErrors('bad_request', 'The request holds a value that cannot be read');
  if (isDatabaseAway(error))
    return httpErrors('unavailable', 'One moment: this part of the site is not available. Please try again in a few seconds.', {
      retryAfterSeconds: 1,
    });
  if (isUndoneForAnother(error))
    return httpErrors('unavailable', 'Something else changed the same at this moment. Nothing was done. Please try again.', {
      retryAfterSeconds: 1,
    });
  switch (error.statusCode) {
    case 400:
      return httpErrors('bad_request', error.message);
    case 413:
      return httpErrors('payload_too_large', 'The request is too large');
    case 415:
      return httpErrors('unsupported_media_type', 'Send the body as application/json');
    default:
      return httpErrors('internal_error', 'Something went wrong on our side. Please try again.');
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
