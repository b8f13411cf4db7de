import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readManifests } from '@facet/gateway';
import type { OpenapiDocument } from './openapi-document.ts';

/** The lowest first. */
const ROLES = ['moderator', 'admin', 'owner'] as const;

/** One call of operators, as the contract of its service tells it. */
interface OperatorCall {
  readonly service: string;
  /** `PATCH /api/admin/promo-codes/:id` */
  readonly call: string;
  readonly path: string;
  readonly role: string;
  readonly isFresh: boolean;
  /** Why any sign-in will do; undefined where nothing else is asked. */
  readonly anySignIn: string | undefined;
  /** It does the same to many at once. */
  readonly takesMany: boolean;
  /** In the audit log; null: it changes nothing that counts. Undefined of a call that only reads. */
  readonly action: string | null | undefined;
}

/** Every call of operators, from the contracts of all services. */
function operatorCalls(root: string): OperatorCall[] {
  return globSync('services/*/openapi.json', { cwd: root })
    .toSorted()
    .flatMap((file) => callsOf(basename(dirname(file)), JSON.parse(readFileSync(join(root, file), 'utf8')) as OpenapiDocument));
}

function callsOf(service: string, { paths }: OpenapiDocument): OperatorCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { 'x-operator-role': role, 'x-operator-fresh': isFresh = false, 'x-operator-action': action } = operation;
      if (role === undefined) return [];
      const { properties = {} } = operation.requestBody?.content['application/json']?.schema ?? {};
      const takesMany = Object.values(properties).some(({ type }) => type === 'array');
      const call = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      return [{ service, call, path, role, isFresh, action, takesMany, anySignIn: operation['x-operator-any-sign-in'] }];
    }),
  );
}

/**
 * A sentence for each call whose role is not the accepted one (`services/<name>/operator-roles.json`, changed by hand
 * and reviewed), or that the gateway brings to another service.
 */
export function operatorRoleProblems(root: string): string[] {
  const calls = operatorCalls(root);
  const declared = new Map(calls.map(({ service, call, role }) => [`${service}: ${call}`, role]));
  const accepted = acceptedRoles(root);
  const differing = [...new Set([...declared.keys(), ...accepted.keys()])]
    .filter((call) => declared.get(call) !== accepted.get(call))
    .map(
      (call) => `${call} is for ${declared.get(call) ?? 'nobody'}, accepted for ${accepted.get(call) ?? 'nobody'} (operator-roles.json)`,
    );
  return [...differing, ...strayedCalls(root, calls)];
}

function acceptedRoles(root: string): Map<string, string> {
  const accepted = Object.entries(acceptedLists(root)).flatMap(([service, lists]) =>
    ROLES.flatMap((role) => (lists[role] ?? []).map((call) => [`${service}: ${call}`, role] as const)),
  );
  return new Map(accepted);
}

/** By service: calls under their role, and under `anySignIn`. */
function acceptedLists(root: string): Record<string, Record<string, string[]>> {
  const files = globSync('services/*/service.json', { cwd: root }).map((manifest) => join(dirname(manifest), 'operator-roles.json'));
  const known = files.filter((file) => existsSync(join(root, file)));
  return Object.fromEntries(
    known.map((file) => [basename(dirname(file)), JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string[]>]),
  );
}

/**
 * The kit asks for a fresh sign-in by a rule (`asksFreshSignIn`). What is left out is accepted by hand, with the reason
 * beside the route, and what a moderator does to many at once is not left out.
 */
export function staleSignInProblems(root: string): string[] {
  const accepted = new Set(
    Object.entries(acceptedLists(root)).flatMap(([service, { anySignIn = [] }]) => anySignIn.map((call) => `${service}: ${call}`)),
  );
  const calls = operatorCalls(root);
  const declared = calls.filter(({ anySignIn }) => anySignIn !== undefined).map(({ service, call }) => `${service}: ${call}`);
  return [
    ...declared
      .filter((call) => !accepted.has(call))
      .map((call) => `${call} takes any sign-in, which nobody accepted (operator-roles.json)`),
    ...[...accepted]
      .filter((call) => !declared.includes(call))
      .map((call) => `${call} asks for a fresh sign-in: take it out of operator-roles.json`),
    ...calls
      .filter(({ action, takesMany, isFresh, anySignIn }) => action && takesMany && !isFresh && anySignIn === undefined)
      .map(({ service, call }) => `${service}: ${call} does it to many at once, with any sign-in`),
  ];
}

/** The longest prefix that matches decides, as in the gateway. */
function strayedCalls(root: string, calls: readonly OperatorCall[]): string[] {
  const routes = readManifests(join(root, 'services')).flatMap(({ name, routes }) => routes.map((route) => ({ name, ...route })));
  return calls.flatMap(({ service, call, path }) => {
    const [route] = routes.filter(({ prefix }) => isBelow(path, prefix)).toSorted((one, other) => other.prefix.length - one.prefix.length);
    if (route?.name === service && route.session === 'operator') return [];
    return [
      `${service}: ${call} goes to ${route ? `${route.name}, session ${route.session}` : 'nobody'}: add its prefix to services/${service}/service.json`,
    ];
  });
}

/** A `*` of the prefix is any one segment, also a parameter of the path. */
export function isBelow(path: string, prefix: string): boolean {
  const segments = path.split('/');
  return prefix.split('/').every((segment, index) => (segment === '*' ? Boolean(segments[index]) : segments[index] === segment));
}

/** The matrix for people: a line for each call, by role, service and path. */
export function printOperatorRoles(root: string): string {
  const calls = operatorCalls(root);
  return ROLES.flatMap((role) => [
    role === 'moderator' ? 'every operator may' : `${role} at least may`,
    ...calls.filter((call) => call.role === role).map(describe),
  ]).join('\n');
}

function describe({ service, call, action, isFresh, anySignIn }: OperatorCall): string {
  const recorded = action === undefined ? '' : `  (${action ?? 'not recorded'})`;
  const signIn = isFresh ? '  signed in within ten minutes' : anySignIn && `  any sign-in: ${anySignIn}`;
  return `  ${service.padEnd(8)} ${call}${recorded}${signIn ?? ''}`;
}
