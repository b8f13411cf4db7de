import type { Schema, Schemas } from './values-of.ts';

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
/** As much as is read of an OpenAPI document in git. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Schemas };
}

export interface FuzzedRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces. */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  schemas: Schemas;
}

/**
 * Every route of a contract but `except`, which are streams. Lists come first: what they tell is used. What makes
 * things comes before what reads and ends them.
 */
export function routesOf(contract: unknown, except: readonly string[] = []): FuzzedRoute[] {
  const { paths, components } = contract as Contract;
  const order = ['GET', 'POST', 'PUT', 'PATCH', 'GET {', 'DELETE'];
  const placeOf = ({ method, path }: FuzzedRoute) => order.indexOf(method === 'GET' && path.includes('{') ? 'GET {' : method);
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase() as FuzzedRoute['method'],
        path,
        parameters,
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
        schemas: components?.schemas ?? {},
      })),
    )
    .filter(({ path }) => !except.includes(path))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
