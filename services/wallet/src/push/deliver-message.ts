import * as https from 'node:https';
import { guardedLookup, resolveBySystem, type Resolve } from '@facet/service-kit/outward';
import { pushAddress } from './push-address.ts';

/** One message on its way to a push service. */
export interface PushCall {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The status that it was answered with. Rejects when nobody answered in time, or the name leads into a private network.
 */
export type Deliver = (call: PushCall) => Promise<number>;

const DEADLINE_MS = 5_000;

/**
 * node:https, since fetch() leaves no say in how a name is resolved. Redirects are not followed; what is answered is
 * not read.
 */
export function deliverMessage({ endpoint, headers, body }: PushCall, resolve: Resolve = resolveBySystem): Promise<number> {
  const { promise, resolve: answered, reject } = Promise.withResolvers<number>();
  const lookup = guardedLookup(resolve, () => new Error('the push service lies in a private network'));
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const request = https.request(pushAddress(endpoint), { method: 'POST', agent: false, lookup, headers, signal }, (response) => {
    response.destroy();
    answered(response.statusCode ?? 0);
  });
  request.on('error', reject).end(body);
  return promise;
}

/** A stand-in for every push service, as the simulator is one for the game platform. Only outside production. */
export function deliverTo(standIn: string): Deliver {
  return async ({ endpoint, headers, body }) => {
    const address = new URL(pushAddress(endpoint).pathname, standIn);
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body), signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status;
  };
}
