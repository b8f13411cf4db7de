/** A JSON schema, as far as examples need it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
}

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const UUID = '01999b2e-6f4a-7c11-9d0e-4b6a2f8c3e57';
const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2026-03-02T09:30:00.000Z',
  date: '2026-03-02',
  uri: 'https://example.com/',
};
/**
 * What a text looks like whose field has this name, when its schema says no more; the first that fits and is not too
 * long.
 */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^(id|key|.*Id|.*Key)$/, UUID],
  [/(At|^since|^until|^time|from|to)$/, '2026-03-02T09:30:00.000Z'],
  [/day$/i, '2026-03-02'],
  [/^code$/i, 'WELCOME'],
  [/^(title|label)$/i, 'Friday evening'],
  [/cursor$/i, 'eyJpZCI6MX0'],
  [/name|^by$|.*By$|^who$|member|operator/i, 'ada_builds'],
  [/url|link|address|href/i, 'https://example.com/'],
  [/amount|balance|price|total|fee|prize|reward/i, '12.50'],
  [/hash|seed/i, HASH],
  [/version/i, '1.4.0'],
  [/reason|note|message|problem|why|text|explanation|description/i, 'Asked for by the member'],
];

/**
 * A value that a schema allows, the same each time: its own example where it has one, and else what the name of the
 * field tells.
 */
export class Examples {
  readonly #named: Readonly<Record<string, Schema>>;

  constructor(named: Readonly<Record<string, unknown>>) {
    this.#named = named as Record<string, Schema>;
  }

  of(given: unknown, name = ''): unknown {
    const schema = this.#resolved(given as Schema);
    if (schema.examples) return schema.examples[0];
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.default !== undefined) return schema.default;
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.of(part, name)));
    const union = schema.anyOf ?? schema.oneOf;
    if (union) return this.of(union.find((one) => this.#resolved(one).type !== 'null') ?? {}, name);
    const kinds = [schema.type ?? []].flat();
    const kind = kinds.find((type) => type !== 'null');
    switch (kind) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => this.of(schema.items ?? {}, name.replace(/s$/, '')));
      case 'string':
        return text(schema, name);
      case 'integer':
      case 'number':
        return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
      case 'boolean':
        return true;
      default:
        return kinds.length === 0 ? {} : null;
    }
  }

  #object({ properties = {}, required = [], additionalProperties, patternProperties = {} }: Schema): object {
    const fields = Object.entries(properties).filter(([field]) => required.includes(field));
    // Where nothing has to be sent, one field shows what may.
    const shown = fields.length > 0 ? fields : Object.entries(properties).slice(0, 1);
    const record = typeof additionalProperties === 'object' ? additionalProperties : Object.values(patternProperties)[0];
    const entries = shown.length === 0 && record ? [['example', record] as const] : shown;
    return Object.fromEntries(entries.map(([field, schema]) => [field, this.of(schema, field)]));
  }

  #resolved(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.#resolved(this.#named[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  }
}

function text({ format, pattern, minLength = 0, maxLength = Infinity }: Schema, name: string): string {
  if (format !== undefined && BY_FORMAT[format] !== undefined) return BY_FORMAT[format];
  const fits = (value: string): boolean =>
    value.length >= minLength && value.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(value));
  const known = BY_NAME.find(([names, value]) => names.test(name) && fits(value))?.[1];
  const plain = ['text', '12.50', '42', UUID, 'ada_builds', '2026-03-02', HASH];
  return known ?? plain.find(fits) ?? 'text'.padEnd(minLength, '.');
}
