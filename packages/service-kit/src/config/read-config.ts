import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';

/**
 * A bad environment: every problem at once, each naming its variable, so that one start shows all that must be mended.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the environment once, by a schema whose property names are the variables' names.
 * Numbers and JSON objects are converted; absent variables take the schema's default. Throws ConfigError.
 */
export function readConfig<Schema extends TObject>(schema: Schema, environment: NodeJS.ProcessEnv): Static<Schema> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, property] of Object.entries(schema.properties)) {
    const raw = environment[name];
    const value = raw === undefined || raw === '' ? undefined : convert(raw, property);
    const withDefault = Value.Default(property, value);
    if (withDefault === undefined && !schema.required.includes(name)) continue;
    if (Value.Check(property, withDefault)) values[name] = withDefault;
    else problems.push(describe(name, raw, property));
  }
  if (problems.length > 0) throw new ConfigError(`the environment is not usable:\n  ${problems.join('\n  ')}`);
  return values as Static<Schema>;
}

function convert(raw: string, property: object): unknown {
  const type = 'type' in property ? property.type : undefined;
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw;
  if (type !== 'object' && type !== 'array') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** The value itself is not printed: it may be a secret. */
function describe(name: string, raw: string | undefined, property: object): string {
  const hint = 'description' in property ? ` (${String(property.description)})` : '';
  return raw === undefined || raw === '' ? `${name} is missing${hint}` : `${name} is not valid${hint}`;
}
