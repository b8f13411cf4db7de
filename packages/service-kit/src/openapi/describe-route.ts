import type { FastifySchema, RouteOptions } from 'fastify';
import type { Permission } from '../auth/permission.ts';
import { changes, takesKey, whenIn, type Errors } from './contract-of-route.ts';
import { withNamesKept } from './share-schemas.ts';

/**
 * What the contract tells of a route: its schemas, and what follows from its declaration. The matrix of roles is read
 * from the contracts alone.
 */
export function describeRoute<Schema extends FastifySchema>({ schema, url, route }: { schema: Schema; url: string; route: RouteOptions }) {
  const { permission, action, orAction, errors = {} } = route.config ?? {};
  const operator = whenIn(permission, 'operator');
  const described = {
    ...(withNamesKept(schema) as Schema),
    description: [schema.description, whoMay(permission), ofTheSameAgain(route), refusals(errors)].filter(Boolean).join('\n\n'),
  };
  if (!operator) return { schema: described, url };
  const told = {
    'x-operator-role': operator.operator,
    ...(operator.fresh && { 'x-operator-fresh': true }),
    ...(operator.anySignIn && { 'x-operator-any-sign-in': operator.anySignIn }),
    ...(action !== undefined && { 'x-operator-action': action }),
    ...(orAction && { 'x-operator-or-action': orAction }),
  };
  return { schema: { ...described, ...told }, url };
}

function whoMay(permission: Permission | undefined): string {
  if (permission === undefined || permission === 'anyone') return 'For anyone.';
  if (permission === 'member') return 'For members, by their session.';
  if ('services' in permission)
    return `For ${permission.services === 'any' ? 'every service' : namesOf(permission.services)}, by the service’s token.`;
  const fresh = permission.fresh ? ' who signed in within the last ten minutes' : '';
  const who = { moderator: 'every operator', admin: 'operators with the role admin or owner', owner: 'operators with the role owner' };
  return `For ${who[permission.operator]}${fresh}.`;
}

function namesOf(services: readonly string[]): string {
  return services.length === 0 ? 'no service' : new Intl.ListFormat('en').format(services);
}

const AGAIN = {
  same: 'The same call again changes nothing more.',
  more: 'The same call again does it once more.',
  refused: 'The same call again is refused.',
};

function ofTheSameAgain({ method, schema = {} }: RouteOptions): string {
  if (takesKey(schema)) return 'The same call with the same Idempotency-Key is done once; without a key each call counts.';
  if (schema.again) return AGAIN[schema.again];
  return changes(method) ? '' : 'It changes nothing.';
}

/** Those of every call (`internal_error`, `unavailable`) stand at the document's top. */
function refusals({ internal_error: _always, unavailable: _too, ...errors }: Errors): string {
  const byStatus = Object.entries(Object.groupBy(Object.keys(errors), (code) => String(errors[code])));
  const lines = byStatus.map(([status, codes = []]) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`);
  return lines.length === 0 ? '' : `Errors: ${lines.join('; ')}.`;
}
