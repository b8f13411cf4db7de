import { expect, test } from 'vitest';
import { compareDocuments } from '../../src/contracts/compare-documents.ts';
import type { OpenapiDocument, Operation, Parameter, Schema } from '../../src/contracts/openapi-document.ts';

const text: Schema = { type: 'string' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const strict = (properties: Record<string, Schema>, required?: string[]): Schema => ({
  ...object(properties, required),
  additionalProperties: false,
});

function document(paths: Record<string, Record<string, Operation>>, schemas: Record<string, Schema> = {}): OpenapiDocument {
  return { info: { version: '1.0.0' }, components: { schemas }, paths };
}
function answering(schema: Schema, schemas?: Record<string, Schema>): OpenapiDocument {
  const operation = { operationId: 'getThing', responses: { 200: { content: { 'application/json': { schema } } } } };
  return document({ '/api/things/{id}': { get: operation } }, schemas);
}
function taking(schema: Schema): OpenapiDocument {
  const requestBody = { required: true, content: { 'application/json': { schema } } };
  return document({ '/api/things': { post: { operationId: 'makeThing', requestBody, responses: {} } } });
}
function asking(...parameters: Parameter[]): OpenapiDocument {
  return document({ '/api/things': { get: { operationId: 'listThings', parameters, responses: {} } } });
}
const problemsOf = (before: OpenapiDocument, after: OpenapiDocument) => compareDocuments(before, after).flatMap(({ problems }) => problems);

test('names the operation that is gone', () => {
  const changes = compareDocuments(answering(text), document({ '/api/things/{id}': {} }));
  expect(changes).toEqual([{ method: 'GET', path: '/api/things/{id}', operationId: 'getThing', problems: ['is gone'] }]);
  expect(problemsOf(answering(text), document({}))).toEqual(['is gone']);
});

test('another name for what stands in a path is the same operation', () => {
  const [[, methods]] = Object.entries(answering(text).paths) as [[string, Record<string, Operation>]];
  expect(compareDocuments(answering(text), document({ '/api/things/{thingId}': methods }))).toEqual([]);
});

const status = (...values: string[]): Schema => ({ anyOf: values.map((value) => ({ type: 'string', enum: [value] })) });

test.each<[what: string, before: Schema, after: Schema, problem: string]>([
  ['a field', object({ id: text, name: text }), object({ id: text }), 'answer 200.name is gone'],
  ['an optional field', object({ name: text }, []), object({}), 'answer 200.name is gone'],
  [
    'a field deep inside',
    object({ list: { type: 'array', items: object({ a: text }) } }),
    object({ list: { type: 'array', items: object({}) } }),
    'answer 200.list[].a is gone',
  ],
  ['a field that may be missing', object({ id: text }), object({ id: text }, []), 'answer 200.id may now be missing'],
  ['another type', object({ id: text }), object({ id: { type: 'integer' } }), 'answer 200.id may now be integer'],
  ['null', object({ id: text }), object({ id: orNull(text) }), 'answer 200.id may now be null'],
  [
    'integers that may be fractions',
    object({ n: { type: 'integer' } }),
    object({ n: { type: 'number' } }),
    'answer 200.n may now be number',
  ],
  ['a literal that went', object({ s: status('paid', 'held') }), object({ s: status('paid') }), 'answer 200.s is never "held" any more'],
  [
    'the value of a record',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: { type: 'number' } },
    'answer 200{} may now be number',
  ],
])('an answer breaks its readers by %s', (_what, before, after, problem) => {
  expect(problemsOf(answering(before), answering(after))).toEqual([problem]);
});

test.each<[what: string, before: Schema, after: Schema]>([
  ['a new field', object({ id: text }), object({ id: text, name: text })],
  ['a field that is always there now', object({ id: text }, []), object({ id: text })],
  ['never null any more', object({ id: orNull(text) }), object({ id: text })],
  ['a new literal', object({ s: status('paid') }), object({ s: status('paid', 'held') })],
  ['fractions that are integers now', object({ n: { type: 'number' } }), object({ n: { type: 'integer' } })],
  ['other words about it', object({ id: text }), object({ id: { ...text, description: 'its id' } as Schema })],
])('an answer may grow: %s', (_what, before, after) => {
  expect(problemsOf(answering(before), answering(after))).toEqual([]);
  expect(problemsOf(answering({ type: 'array', items: before }), answering({ type: 'array', items: after }))).toEqual([]);
});

test.each<[what: string, before: Schema, after: Schema, problem: string]>([
  ['a field that is required', strict({ a: text }), strict({ a: text, b: text }), 'body.b is now required'],
  ['a field that was optional', strict({ a: text }, []), strict({ a: text }), 'body.a is now required'],
  ['a field that is refused', strict({ a: text, b: text }, ['a']), strict({ a: text }), 'body.b is no longer accepted'],
  ['another type', strict({ a: text }), strict({ a: { type: 'number' } }), 'body.a may no longer be string'],
  ['no null', strict({ a: orNull(text) }), strict({ a: text }), 'body.a may no longer be null'],
  ['a literal that went', strict({ s: status('a', 'b') }), strict({ s: status('a') }), 'body.s is never "b" any more'],
  ['a closed set', strict({ s: text }), strict({ s: status('a') }), 'body.s may now only be "a"'],
  [
    'a shorter text',
    strict({ a: { ...text, maxLength: 9 } }),
    strict({ a: { ...text, maxLength: 8 } }),
    'body.a has a tighter maxLength: 8',
  ],
  ['a limit where none was', strict({ a: text }), strict({ a: { ...text, minLength: 1 } }), 'body.a has a tighter minLength: 1'],
  ['a form where none was', strict({ a: text }), strict({ a: { ...text, pattern: '^x' } }), 'body.a must now look like ^x'],
])('a request breaks its callers by %s', (_what, before, after, problem) => {
  expect(problemsOf(taking(before), taking(after))).toEqual([problem]);
});

test.each<[what: string, before: Schema, after: Schema]>([
  ['a new optional field', strict({ a: text }), strict({ a: text, b: text }, ['a'])],
  ['a field that may be left out', strict({ a: text }), strict({ a: text }, [])],
  ['null is accepted too', strict({ a: text }), strict({ a: orNull(text) })],
  ['a new literal', strict({ s: status('a') }), strict({ s: status('a', 'b') })],
  ['a longer text', strict({ a: { ...text, maxLength: 8 } }), strict({ a: { ...text, maxLength: 9 } })],
])('a request may grow: %s', (_what, before, after) => {
  expect(problemsOf(taking(before), taking(after))).toEqual([]);
});

test('parameters: one that went, and one that is required now', () => {
  const cursor: Parameter = { in: 'query', name: 'cursor', schema: text };
  expect(problemsOf(asking(cursor), asking())).toEqual(['query cursor is no longer accepted']);
  expect(problemsOf(asking(), asking({ ...cursor, required: true }))).toEqual(['query cursor is now required']);
  expect(problemsOf(asking(cursor), asking({ ...cursor, required: true }))).toEqual(['query cursor is now required']);
  expect(problemsOf(asking(), asking(cursor))).toEqual([]);
});

test('bodies and answers that come and go', () => {
  const bare = document({ '/api/things': { post: { operationId: 'makeThing', responses: {} } } });
  expect(problemsOf(bare, taking(text))).toEqual(['a body is now required']);
  expect(problemsOf(taking(text), bare)).toEqual(['a body is no longer accepted']);
  const answers = (...codes: string[]) =>
    document({ '/api/things': { get: { responses: Object.fromEntries(codes.map((code) => [code, {}])) } } });
  expect(problemsOf(answers('200', '404'), answers('204'))).toEqual(['answer 200 is gone']);
});

test('what is referred to is compared where it is used, schemas that hold themselves too', () => {
  const node = (fields: Record<string, Schema>) => ({ Node: object({ ...fields, next: orNull({ $ref: '#/components/schemas/Node' }) }) });
  const use = { $ref: '#/components/schemas/Node' };
  expect(problemsOf(answering(use, node({ id: text })), answering(use, node({ id: text })))).toEqual([]);
  expect(problemsOf(answering(use, node({ id: text })), answering(use, node({})))).toContain('answer 200.id is gone');
});

test('of a union, every form that may arrive needs a reader', () => {
  const one = object({ kind: status('one'), a: text });
  const two = object({ kind: status('two'), b: text });
  expect(problemsOf(answering({ anyOf: [one, two] }), answering({ anyOf: [two, one] }))).toEqual([]);
  expect(problemsOf(answering({ anyOf: [one, two] }), answering({ anyOf: [one, object({ kind: status('two') })] }))).not.toEqual([]);
});
