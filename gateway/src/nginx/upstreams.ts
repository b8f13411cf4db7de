import { isIPv4 } from 'node:net';
import type { GatewayOptions } from '../gateway-options.ts';
import { hostAndPort } from '../host-and-port.ts';

/** One upstream for each service with routes. */
export function upstreams(options: GatewayOptions): string {
  return options.manifests
    .filter((manifest) => manifest.routes.length > 0)
    .map(({ name }) => upstream(name, options.addresses[name] ?? []))
    .join('\n');
}

function upstream(name: string, addresses: readonly string[]): string {
  return `upstream ${name} {
${addresses.every((address) => isIPv4(hostAndPort(address).host)) ? movable(name) : fixed(addresses)}
  keepalive 64;
}
`;
}

/** Lua names the replica of each call, so that a service that moves needs no reload, which would close the connections of members. */
function movable(name: string): string {
  return `  server 0.0.0.1;\n  balancer_by_lua_block { require('replica-choice').choose('${name}') }`;
}

/** Host names are looked up once, when nginx starts. No replica is ever marked as down: one that refuses is passed over, and is back at once. */
function fixed(addresses: readonly string[]): string {
  return addresses.map((address) => `  server ${address} max_fails=0;`).join('\n');
}
