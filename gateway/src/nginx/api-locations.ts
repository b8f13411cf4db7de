import type { GatewayOptions } from '../gateway-options.ts';
import type { ServiceRoute } from '../manifest/service-manifest.ts';

/** A service that hangs keeps so many connections and no more: all others find enough of them. */
const CALLS_AT_ONCE = 1_000;

/**
 * api.conf: two locations for each declared prefix (itself, and what lies below it), so that the longest one wins at a
 * segment's border. One with a `*` is a location within that of the longest prefix above it, or of all that nobody
 * owns: it wins there, and nowhere else is an expression tried.
 */
export function apiLocations(options: GatewayOptions): string {
  const routes = options.manifests.flatMap(({ name, routes }) => routes.map((route) => ({ owner: name, route })));
  const passing = { callsAtOnce: options.callsAtOnce ?? CALLS_AT_ONCE, scheme: options.servicesCaFile === undefined ? 'http' : 'https' };
  const prefixes = routes.map(({ route }) => route.prefix);
  const sorted = routes.toSorted((a, b) => (a.route.prefix < b.route.prefix ? -1 : 1));
  const plain = sorted.filter(({ route }) => !route.prefix.includes('*'));
  const within = (prefix: string | undefined): string[] =>
    sorted
      .filter(({ route }) => route.prefix.includes('*') && prefixAbove(route.prefix, prefixes) === prefix)
      .map(({ owner, route }) => `location ~ ${expressionOf(route.prefix)} ${block(bodyOf(owner, route, passing))}`)
      .flatMap((location) => location.split('\n'));
  const locations = plain.map(({ owner, route }) => {
    const body = bodyOf(owner, route, passing);
    return `location = ${route.prefix} ${block(body)}\nlocation ^~ ${route.prefix}/ ${block([...within(route.prefix), ...body])}\n`;
  });
  return [...locations, `location ^~ /api ${block([...within(undefined), ...unowned])}\n`].join('\n');
}

/** It keeps operators' sessions and looks them up itself; all others are given a pass. */
const KEEPS_OPERATORS = 'admin';

const block = (lines: readonly string[]): string => `{\n${lines.map((line) => `  ${line}\n`).join('')}}`;
const expressionOf = (prefix: string): string => `^${prefix.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(/|$)`;

function bodyOf(owner: string, route: ServiceRoute, { callsAtOnce, scheme }: { callsAtOnce: number; scheme: string }): string[] {
  const needsPass = route.session === 'operator' && owner !== KEEPS_OPERATORS;
  const door = `session = '${route.session}', limit = '${route.limit}', origin = '${route.origin}', pass = ${needsPass}, owner = '${owner}', ${route.stream ? 'stream = true' : `calls = ${callsAtOnce}`}`;
  return [
    `set $owner ${owner};`,
    `set $place '${owner} ${route.prefix}${route.stream ? ' stream' : ''}';`,
    `set $caching ${route.session === 'none' ? 'upstream' : 'private'};`,
    `access_by_lua_block { require('admission').check{ ${door} } }`,
    `proxy_pass ${scheme}://${owner};`,
    ...(route.idempotent ? ['proxy_next_upstream error timeout non_idempotent;'] : []),
    ...(route.stream ? ['proxy_buffering off;', 'proxy_read_timeout 1h;'] : []),
    // nginx writes the whole request line into its error log, and a postback's query holds its signature.
    ...(route.origin === 'any' ? ['error_log /dev/null emerg;'] : []),
  ];
}

/** Below /api nothing is answered without a session, not even that there is nothing. */
const unowned = [
  "access_by_lua_block { require('admission').check{ session = 'member', limit = 'read', origin = 'site' } }",
  "content_by_lua_block { require('requests.problem').exit(404, 'not_found', 'There is nothing here') }",
];

/** The longest plain prefix that one with a `*` lies below. */
function prefixAbove(pattern: string, prefixes: readonly string[]): string | undefined {
  const above = prefixes.filter((prefix) => !prefix.includes('*') && pattern.startsWith(`${prefix}/`));
  return above.toSorted((one, other) => other.length - one.length)[0];
}
