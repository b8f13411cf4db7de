import { DomainError, ErrorAnswer, httpErrors } from '@facet/service-kit';
import { Value } from 'typebox/value';

interface Answered<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * What another service answered: `await readAnswer('earn', earn.GET('/internal/promo-codes'))`. Its refusals of what
 * the operator asked (4xx) are passed on as they are, code, message and status. @throws DomainError; unavailable (503,
 * naming the service) when it is away, slow or broken
 */
export async function readAnswer<Data>(service: string, call: Promise<Answered<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  // A refusal without words, or of our own token, is ours to mend: the operator must not be told that they are logged
  // out.
  if (response.ok) return data as Data;
  if (response.status === 401 || !Value.Check(ErrorAnswer, error) || error.code === 'forbidden') throw isAway(service);
  if (response.status === 500) throw isAway(service);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new DomainError(error.code, response.status, error.message, Number.isFinite(seconds) ? seconds : undefined);
}

function isAway(service: string): DomainError {
  return httpErrors('unavailable', `${service} is not available right now. Please try again.`, { retryAfterSeconds: 1 });
}
