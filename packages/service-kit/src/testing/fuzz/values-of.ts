import fc from 'fast-check';
import { hostile, hostileText, poison } from './hostile.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  examples?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}
export type Schemas = Readonly<Record<string, Schema>>;

/** Stands for something that the service told before: an id, or whatever else. */
export const KNOWN = /^known (id|text):(\d+)$/;
const knownOf = (kind: 'id' | 'text') => fc.nat(10_000).map((place) => `known ${kind}:${place}`);

/** Of what has no schema: data of events. */
const FIELDS = ['memberId', 'username', 'referrerId', 'sessionId', 'rank', 'kind', 'values', 'earningId', 'amount', 'source'];

const MOST_ITEMS = 3;
const LONGEST_TEXT = 40;

/** Whether only what a schema allows is made, or now and then, at any place, something that it does not allow. */
export type Manner = 'good' | 'bad';

export function valuesOf(schema: Schema, schemas: Schemas, manner: Manner): fc.Arbitrary<unknown> {
  const allowed = allowedBy(schema, schemas, manner);
  return manner === 'good' ? allowed : fc.oneof({ weight: 11, arbitrary: allowed }, { weight: 1, arbitrary: hostile });
}

function allowedBy(schema: Schema, schemas: Schemas, manner: Manner): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, manner);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const made = madeBy(schema, schemas, manner);
  const { examples = [] } = schema;
  return examples.length === 0 ? made : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: made });
}

function madeBy(schema: Schema, schemas: Schemas, manner: Manner): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return fc.oneof(...choices.map((each) => valuesOf(each, schemas, manner)));
  const types = [schema.type ?? (schema.properties === undefined ? 'any' : 'object')].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, schemas, manner)));
}

function ofType(type: string, schema: Schema, schemas: Schemas, manner: Manner): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(fc.constantFrom(...edgesOf(schema)), fc.integer(within(schema)));
    case 'string':
      return manner === 'good'
        ? textOf(schema, manner)
        : fc.oneof({ weight: 2, arbitrary: textOf(schema, manner) }, { weight: 1, arbitrary: poison });
    case 'array':
      return listOf(schema, schemas, manner);
    case 'object':
      return objectOf(schema, schemas, manner);
    default:
      return fc.oneof(hostile, fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(knownOf('id'), hostile), { maxKeys: FIELDS.length }));
  }
}

const within = ({ minimum = -1_000, maximum = 1_000_000 }: Schema) => ({
  min: Math.ceil(minimum),
  max: Math.max(Math.ceil(minimum), Math.floor(Math.min(maximum, 2 ** 31 - 1))),
});
const edgesOf = ({ minimum = 0, maximum = 1_000 }: Schema): number[] => [minimum, maximum];

function textOf({ format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema, manner: Manner): fc.Arbitrary<string> {
  const some = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)) });
  if (pattern !== undefined) return fc.oneof(matching(pattern) ?? some, knownOf('text'), knownOf('id'));
  switch (format) {
    case 'uuid':
      return fc.oneof({ weight: 5, arbitrary: knownOf('id') }, { weight: 1, arbitrary: fc.uuid() });
    case 'date':
      return day;
    case 'date-time':
      return fc.oneof(
        day.map((text) => `${text}T12:00:00.000Z`),
        day.map((text) => `${text}T12:00:00+05:30`),
        soon,
      );
    default: {
      const likely = [some, knownOf('text'), knownOf('id'), fc.constantFrom('1', '12.50', '0.01', '10000.00', 'https://example.com/x')];
      return fc.oneof(...likely, ...(manner === 'good' ? [] : [hostileText]));
    }
  }
}

/** Undefined for a pattern that looks ahead: nothing can be made from that. */
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  return pattern.includes('(?=') || pattern.includes('(?!') || pattern.includes('(?<')
    ? undefined
    : fc.stringMatching(new RegExp(pattern, 'u'));
}

const soon = fc.integer({ min: 1, max: 80 }).map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function listOf({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema, schemas: Schemas, manner: Manner): fc.Arbitrary<unknown[]> {
  return fc.array(valuesOf(items, schemas, manner), {
    minLength: Math.min(minItems, MOST_ITEMS),
    maxLength: Math.min(maxItems, MOST_ITEMS),
  });
}

/** Of a bad one required fields may be absent, and names may be anything. */
function objectOf(schema: Schema, schemas: Schemas, manner: Manner): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, patternProperties = {} } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesOf(each, schemas, manner)]));
  const [anyField] = Object.values(patternProperties);
  const other = anyField ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  const whole = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const declared =
    manner === 'good'
      ? whole
      : fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) });
  if (other === undefined) return declared;
  const names = manner === 'good' ? fc.oneof(knownOf('text'), fc.constantFrom('a', 'publicId')) : hostileText;
  const others = fc.dictionary(names, valuesOf(other, schemas, manner), { maxKeys: MOST_ITEMS });
  return fc.tuple(declared, others).map(([one, two]) => ({ ...one, ...two }));
}
