import type { GatewayOptions } from '../gateway-options.ts';
import type { ServiceRoute } from '../manifest/service-manifest.ts';

/** A service that hangs keeps so many connections and no more: all others find enough of them. */
const CALLS_AT_ONCE = 1_000;

/** api.conf: two locations for each declared prefix (itself, and what lies below it), so that the longest one wins at a segment's border. */
export function apiLocations(options: GatewayOptions): string {
  const routes = options.manifests.flatMap(({ name, routes }) => routes.map((route) => ({ owner: name, route })));
  const callsAtOnce = options.callsAtOnce ?? CALLS_AT_ONCE;
  const sorted = routes.toSorted((a, b) => (a.route.prefix < b.route.prefix ? -1 : 1));
  return [...sorted.map(({ owner, route }) => routeLocations(owner, route, callsAtOnce)), unowned].join('\n');
}

/** It keeps operators' sessions and looks them up itself; all others are given a pass. */
const KEEPS_OPERATORS = 'admin';

function routeLocations(owner: string, route: ServiceRoute, callsAtOnce: number): string {
  const needsPass = route.session === 'operator' && owner !== KEEPS_OPERATORS;
  const door = `session = '${route.session}', limit = '${route.limit}', origin = '${route.origin}', pass = ${needsPass}, owner = '${owner}', ${route.stream ? 'stream = true' : `calls = ${callsAtOnce}`}`;
  const body = [
    `set $owner ${owner};`,
    `set $place '${owner} ${route.prefix}${route.stream ? ' stream' : ''}';`,
    `set $caching ${route.session === 'none' ? 'upstream' : 'private'};`,
    `access_by_lua_block { require('admission').check{ ${door} } }`,
    `proxy_pass http://${owner};`,
    ...(route.idempotent ? ['proxy_next_upstream error timeout non_idempotent;'] : []),
    ...(route.stream ? ['proxy_buffering off;', 'proxy_read_timeout 1h;'] : []),
    // nginx writes the whole request line into its error log, and a postback's query holds its signature.
    ...(route.origin === 'any' ? ['error_log /dev/null emerg;'] : []),
  ];
  const block = `{\n${body.map((line) => `  ${line}\n`).join('')}}`;
  return `location = ${route.prefix} ${block}\nlocation ^~ ${route.prefix}/ ${block}\n`;
}

/** Below /api nothing is answered without a session, not even that there is nothing. */
const unowned = `location ^~ /api {
  access_by_lua_block { require('admission').check{ session = 'member', limit = 'read', origin = 'site' } }
  content_by_lua_block { require('requests.problem').exit(404, 'not_found', 'There is nothing here') }
}
`;
