import { randomUUID } from 'node:crypto';
import { sendCall, type ServiceAnswer, type ServiceCall } from './send-call.ts';

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
 * Asks one replica after the other until one answers. A refused connection means that nothing was sent: the next one
 * may be asked whatever the call does. Over a broken one only what is repeatable is sent again: nobody knows whether it
 * was done.
 */
export async function askReplicas(
  call: ServiceCall,
  [address = '', ...others]: readonly string[],
  endsAtMs: number,
): Promise<ServiceAnswer> {
  try {
    return await sendCall(address, call, Math.max(0, endsAtMs - performance.now()));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const mayRepeat = code === 'ECONNREFUSED' || (isRepeatable(call) && BROKEN.includes(code));
    if (others.length === 0 || !mayRepeat) throw error;
    return askReplicas(call, others, endsAtMs);
  }
}

function isRepeatable({ method = 'GET', headers }: ServiceCall): boolean {
  return REPEATABLE_METHODS.includes(method) || headers?.[IDEMPOTENCY_KEY] !== undefined;
}
