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
      const call = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      return [{ service, call, path, role, isFresh, action }];
    }),
  );
}

/**
 * A sentence for each call whose role is not the accepted one (`services/<name>/operator-roles.json`, changed by hand and reviewed), or
 * that the gateway brings to another service.
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
  const accepted = globSync('services/*/service.json', { cwd: root }).flatMap((manifest) => {
    const file = join(root, dirname(manifest), 'operator-roles.json');
    if (!existsSync(file)) return [];
    const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
    return ROLES.flatMap((role) => (lists[role] ?? []).map((call) => [`${basename(dirname(manifest))}: ${call}`, role] as const));
  });
  return new Map(accepted);
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

function describe({ service, call, action, isFresh }: OperatorCall): string {
  const recorded = action === undefined ? '' : `  (${action ?? 'not recorded'})`;
  return `  ${service.padEnd(8)} ${call}${recorded}${isFresh ? '  signed in within ten minutes' : ''}`;
}
