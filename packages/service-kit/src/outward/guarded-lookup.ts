import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { isPublicAddress } from './public-address-rules.ts';

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Decides while connecting, on the very addresses that are then connected to: asking first and connecting by name later
 * would let the name's answer change in between. One private address among several is enough to refuse, with `refusal`.
 */
export function guardedLookup(resolve: Resolve, refusal: () => Error): LookupFunction {
  return lookupAs(async (hostname) => {
    const addresses = await resolve(hostname);
    if (!addresses.every(({ address }) => isPublicAddress(address))) throw refusal();
    return addresses;
  });
}

/** A lookup of node:http by addresses that are found in another way. */
export function lookupAs(find: Resolve): LookupFunction {
  const allowed = callbackify(find);
  return (hostname, options, done) => {
    allowed(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) done(error ?? new Error(`${hostname} has no address`), '');
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
