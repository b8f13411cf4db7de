import { randomUUID } from 'node:crypto';
import { NOT_CONNECTED, sendCall, type ServiceAnswer, type ServiceCall } from './send-call.ts';

const IDEMPOTENCY_KEY = 'idempotency-key';
/** DELETE is none of them: repeated, it would say that there is nothing to delete. */
const REPEATABLE_METHODS = ['GET', 'HEAD', 'PUT'];
/** Nothing was sent: the process is gone, or its machine. */
const NOT_SENT = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', NOT_CONNECTED];
/** A machine that is gone answers nothing: with others at hand nobody waits longer for it. */
const CONNECT_WITHIN_MS = 250;
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
 * Asks one replica after the other until one answers. Without a connection nothing was sent: the next one
 * may be asked whatever the call does. Over a broken one only what is repeatable is sent again: nobody knows whether it
 * was done.
 */
export async function askReplicas(
  call: ServiceCall,
  [address = '', ...others]: readonly string[],
  endsAtMs: number,
): Promise<ServiceAnswer> {
  try {
    const withinMs = Math.max(0, endsAtMs - performance.now());
    return await sendCall(address, call, { withinMs, connectWithinMs: others.length > 0 ? CONNECT_WITHIN_MS : undefined });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const mayRepeat = NOT_SENT.includes(code) || (isRepeatable(call) && BROKEN.includes(code));
    if (others.length === 0 || !mayRepeat) throw error;
    return askReplicas(call, others, endsAtMs);
  }
}

function isRepeatable({ method = 'GET', headers }: ServiceCall): boolean {
  return REPEATABLE_METHODS.includes(method) || headers?.[IDEMPOTENCY_KEY] !== undefined;
}
