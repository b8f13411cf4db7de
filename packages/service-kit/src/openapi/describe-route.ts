import type { FastifySchema, RouteOptions } from 'fastify';
import { withNamesKept } from './share-schemas.ts';

/** What the contract tells of a route: its schemas, and who may call it, so that the matrix of roles is read from the contracts alone. */
export function describeRoute<Schema extends FastifySchema>({ schema, url, route }: { schema: Schema; url: string; route: RouteOptions }) {
  const { permission, action } = route.config ?? {};
  const named = withNamesKept(schema) as Schema;
  if (typeof permission !== 'object' || !('operator' in permission)) return { schema: named, url };
  const told = {
    'x-operator-role': permission.operator,
    ...(permission.fresh && { 'x-operator-fresh': true }),
    ...(action !== undefined && { 'x-operator-action': action }),
  };
  return { schema: { ...named, ...told }, url };
}
