import { randomUUID } from 'node:crypto';

const IDEMPOTENCY_KEY = 'idempotency-key';
/** DELETE is none of them: repeated, it would say that there is nothing to delete. */
const REPEATABLE_METHODS = ['GET', 'HEAD', 'PUT'];
/** What a connection fails with when the replica at its other end has died. */
const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Says of a call that doing it twice is as good as once: another replica may be asked when one dies over it. */
export function repeatable(key: string = randomUUID()): { headers: { [IDEMPOTENCY_KEY]: string } } {
  return { headers: { [IDEMPOTENCY_KEY]: key } };
}

/** An order of replicas for each call, each of them first in its turn. */
export function inTurn(): (addresses: readonly string[]) => readonly string[] {
  let calls = 0;
  return (addresses) => {
    const first = calls++ % Math.max(1, addresses.length);
    return [...addresses.slice(first), ...addresses.slice(0, first)];
  };
}

/**
 * Asks one replica after the other until one answers. A refused connection means that nothing was sent: the next one may be asked whatever
 * the request does. Over a broken one only what is repeatable is sent again: nobody knows whether it was done.
 */
export async function askReplicas(
  request: Request,
  [address = '', ...others]: readonly string[],
  deadline: AbortSignal,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    // The signal goes to fetch itself: one inside a Request is forgotten when that Request is collected, and nothing ever ends the call.
    return await fetch(new Request(`${address}${pathname}${search}`, others.length === 0 ? request : request.clone()), {
      signal: deadline,
    });
  } catch (error) {
    const code = codeOf(error);
    const mayRepeat = code === 'ECONNREFUSED' || (isRepeatable(request) && BROKEN.includes(code));
    if (others.length === 0 || !mayRepeat) throw error;
    return askReplicas(request, others, deadline);
  }
}

function isRepeatable({ method, headers }: Request): boolean {
  return REPEATABLE_METHODS.includes(method) || headers.has(IDEMPOTENCY_KEY);
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
