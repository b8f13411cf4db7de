import type { GatewayOptions } from './gateway-options.ts';
import { hostAndPort } from './host-and-port.ts';

export const ADDRESSES_FILE = 'addresses.json';

/** What `lua/services/addresses.lua` reads: where each service is now. Replacing this file alone moves a service. */
export function luaAddresses(options: GatewayOptions): string {
  const parse = (addresses: readonly string[]) => addresses.map(hostAndPort);
  const publicOnes = Object.entries(options.addresses).map(([name, addresses]) => [name, parse(addresses)] as const);
  const internal = { identity: parse(options.identityInternal), admin: parse(options.adminInternal ?? []) };
  return `${JSON.stringify({ public: Object.fromEntries(publicOnes), internal }, null, 2)}\n`;
}
