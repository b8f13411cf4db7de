import type { GatewayOptions } from '../gateway-options.ts';

/** One upstream for each service with routes. No replica is ever marked as down: one that refuses is simply passed over, and is back at once. */
export function upstreams(options: GatewayOptions): string {
  return options.manifests
    .filter((manifest) => manifest.routes.length > 0)
    .map(({ name }) => upstream(name, options.addresses[name] ?? []))
    .join('\n');
}

function upstream(name: string, addresses: readonly string[]): string {
  return `upstream ${name} {
${addresses.map((address) => `  server ${address} max_fails=0;`).join('\n')}
  keepalive 64;
}
`;
}
