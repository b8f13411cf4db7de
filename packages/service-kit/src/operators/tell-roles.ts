import type { FastifySchema, RouteOptions } from 'fastify';

/** The contract says who may call an operators' route, so that the matrix of roles is read from the contracts alone. */
export function tellOperatorRoles<Schema extends FastifySchema>({
  schema,
  url,
  route,
}: {
  schema: Schema;
  url: string;
  route: RouteOptions;
}) {
  const { permission, action } = route.config ?? {};
  if (typeof permission !== 'object' || !('operator' in permission)) return { schema, url };
  const told = {
    'x-operator-role': permission.operator,
    ...(permission.fresh && { 'x-operator-fresh': true }),
    ...(action !== undefined && { 'x-operator-action': action }),
  };
  return { schema: { ...schema, ...told }, url };
}
