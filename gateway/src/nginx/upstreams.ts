import type { GatewayOptions } from '../gateway-options.ts';

/**
 * One upstream for each service with routes. Lua names the replica of each call, so that a service that moves needs no
 * reload, which would close the connections of members; nginx itself would look a host name up once, at its start.
 */
export function upstreams({ manifests }: GatewayOptions): string {
  return manifests
    .filter(({ routes }) => routes.length > 0)
    .map(({ name }) => upstream(name))
    .join('\n');
}

function upstream(name: string): string {
  return `upstream ${name} {
  server 0.0.0.1;
  balancer_by_lua_block { require('services.replica-choice').choose('${name}') }
  keepalive 64;
}
`;
}
