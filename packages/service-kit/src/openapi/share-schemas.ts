import { isDeepStrictEqual } from 'node:util';

const NAME = 'x-name';
/** An object of fewer fields may stand twice. */
const FIELDS_OF_A_RECORD = 4;
const SIMPLE = new Set<unknown>(['string', 'number', 'integer', 'boolean']);

/**
 * The plugin drops the names (`$id`) of a route's schemas and prints each wherever it stands: this keeps them through
 * it, for `shareSchemas`.
 */
export function withNamesKept(schema: unknown): unknown {
  return mapped(schema, (part) => {
    const { $id, ...rest } = part;
    return $id === undefined ? part : { ...rest, [NAME]: $id };
  });
}

/**
 * Each named schema once, among the components; a reference wherever it stood. `string or null` in one schema, not a
 * choice of two. Throws when a record stands twice without a name: every user of the contract would have its type
 * twice.
 */
export function shareSchemas(document: { components?: object; paths?: object }): object {
  const schemas: Record<string, unknown> = {};
  const paths = mapped(document.paths, (part) => {
    const { [NAME]: name, ...schema } = part;
    if (typeof name !== 'string') return withNullInOne(part);
    const simplest = withNullInOne(schema);
    schemas[name] ??= simplest;
    if (!isDeepStrictEqual(schemas[name], simplest)) throw new Error(`two schemas are called ${name}`);
    return { $ref: `#/components/schemas/${name}` };
  });
  refuseUnnamed({ schemas, paths });
  return { ...document, components: { ...document.components, schemas }, paths };
}

function withNullInOne(schema: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, ...rest } = schema;
  const [one, other, ...more] = Array.isArray(anyOf) ? (anyOf as Record<string, unknown>[]) : [];
  const isEither = one && isDeepStrictEqual(other, { type: 'null' }) && more.length === 0;
  if (!isEither || !SIMPLE.has(one['type']) || 'enum' in one || Object.keys(rest).some((key) => key in one)) return schema;
  return { ...one, type: [one['type'], 'null'], ...rest };
}

function refuseUnnamed(document: object): void {
  const seen = new Set<string>();
  mapped(document, (part) => {
    const { type, properties } = part;
    if (type !== 'object' || typeof properties !== 'object' || properties === null) return part;
    const fields = Object.keys(properties);
    const text = JSON.stringify(part);
    if (fields.length >= FIELDS_OF_A_RECORD && seen.has(text))
      throw new Error(`the contract has a record twice, name its schema ({ $id: '…' }): ${fields.join(', ')}`);
    seen.add(text);
    return part;
  });
}

/** Innermost parts first. */
function mapped(value: unknown, change: (part: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part, change)])));
}
