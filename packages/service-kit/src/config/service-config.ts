import Type, { type TSchema } from 'typebox';
import { kitConfig, type KitConfig } from './kit-config.ts';
import { readConfig } from './read-config.ts';

/**
 * A variable in `environment` of a service.json: a JSON schema of its value, and whether it is secret or may be absent.
 * A number has a default.
 */
interface DeclaredVariable extends TSchema {
  type: string;
  description: string;
  default?: unknown;
  secret?: boolean;
  optional?: boolean;
}

type ValueOf<Variable> = Variable extends { default: infer Value }
  ? Value
  : Variable extends { optional: boolean }
    ? string | undefined
    : string;

/**
 * What a service reads: the kit's variables, and those that its service.json declares (`typeof service.environment`).
 */
export type ServiceConfig<Declared> = KitConfig & { [Name in keyof Declared]: ValueOf<Declared[Name]> };

/** @throws ConfigError, naming every variable that is wrong. */
export function readServiceConfig<Declared extends Readonly<Record<string, DeclaredVariable>>>(
  declared: Declared,
  environment: NodeJS.ProcessEnv,
): ServiceConfig<Declared> {
  const own = Object.entries(declared).map(([name, variable]) => [name, variable.optional === true ? Type.Optional(variable) : variable]);
  return readConfig(Type.Object({ ...kitConfig, ...Object.fromEntries(own) }), environment) as ServiceConfig<Declared>;
}
