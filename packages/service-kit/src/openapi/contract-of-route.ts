import type { FastifySchema, RouteOptions } from 'fastify';
import { isDefined } from '../errors/domain-error.ts';

/** Codes, each with its status. */
export type Errors = Readonly<Record<string, number>>;

declare module 'fastify' {
  interface FastifySchema {
    /**
     * What comes of the same call again: nothing more, one more, a refusal. Of a call that changes something and takes
     * no Idempotency-Key.
     */
    again?: 'same' | 'more' | 'refused';
    /** What this call itself may be refused for; what follows from its permission and its schemas is added. */
    errors?: Errors;
  }
  interface FastifyContextConfig {
    /** Everything that a call may be refused for. */
    errors?: Errors;
  }
}

/** Makes a route a part of its area's contract. @throws when readers of the contract would not know what to expect */
export function addToContract(route: RouteOptions, area: string): void {
  const problem = problemOf(route);
  if (problem !== undefined) throw new Error(`${String(route.method)} ${route.url} ${problem}`);
  route.schema = { ...route.schema, tags: [area] };
  route.config = { ...route.config, errors: errorsOf(route) };
}

function problemOf({ method, schema = {} }: RouteOptions): string | undefined {
  if (schema.hide) return undefined;
  if (schema.summary === undefined) return 'has no summary';
  if (changes(method) && !takesKey(schema) && schema.again === undefined) return 'does not say what comes of the same call again';
  const unknown = Object.entries(schema.errors ?? {}).find(([code, status]) => !isDefined(code, status));
  return unknown && `tells of an error that no defineErrors has: ${unknown.join(' ')}`;
}

function errorsOf({ schema = {}, config: { permission } = {} }: RouteOptions): Errors {
  const [services, operator] = [whenIn(permission, 'services'), whenIn(permission, 'operator')];
  return {
    ...((schema.params ?? schema.querystring ?? schema.headers ?? schema.body) !== undefined && { bad_request: 400 }),
    ...(permission !== 'anyone' && { not_signed_in: 401 }),
    ...(services && services.services !== 'any' && { forbidden: 403 }),
    ...(operator && operator.operator !== 'moderator' && { role_required: 403 }),
    ...(operator?.fresh && { sign_in_again: 403 }),
    ...(schema.body !== undefined && { payload_too_large: 413, unsupported_media_type: 415 }),
    ...schema.errors,
    internal_error: 500,
    unavailable: 503,
  };
}

/** The member of a union that has this field. */
export function whenIn<Union, Key extends string>(value: Union, key: Key): Extract<Union, Record<Key, unknown>> | undefined {
  return typeof value === 'object' && value !== null && key in value ? (value as Extract<Union, Record<Key, unknown>>) : undefined;
}

export function changes(method: string | readonly string[]): boolean {
  return [method].flat().some((name) => name !== 'GET' && name !== 'HEAD');
}

export function takesKey({ headers }: FastifySchema): boolean {
  return 'idempotency-key' in ((headers as { properties?: object } | undefined)?.properties ?? {});
}
