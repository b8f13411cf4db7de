import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, isDatabaseAway } from '../database/database-away.ts';
import { DomainError, httpErrors } from './domain-error.ts';
import { noteUntold } from './untold-errors.ts';

/** What every failed call answers. `error` equals `message`: the product's clients read either. */
interface ErrorBody {
  error: string;
  message: string;
  code: string;
  requestId: string;
}

/** The one place where failures become answers. Nothing of the inside (stack, SQL) leaves. */
export function handleError(error: FastifyError | DomainError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = error instanceof DomainError ? error : translate(error, request.method);
  noteUntold(failure, request);
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

function translate(error: FastifyError, method: string): DomainError {
  if (error.validation) return httpErrors('bad_request', error.message);
  if (method === 'GET' && isUnreadable(error)) return httpErrors('bad_request', 'The address holds a value that cannot be read');
  if (isDatabaseAway(error))
    return httpErrors('unavailable', 'This part of the site is not available right now. Please try again.', { retryAfterSeconds: 1 });
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

/**
 * Text that PostgreSQL cannot read as a number, time or id, such as the 99th of a month in a cursor. Of a call that changes something nothing is said
 * to be refused that the rules did not refuse: a part of it may have been done.
 */
function isUnreadable(error: FastifyError): boolean {
  return /^(22P02|22P05|22007|22008|22021)$/.test(codeOf(error) ?? '');
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
