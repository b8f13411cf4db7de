import { expect, test } from 'vitest';
import { shareSchemas, withNamesKept } from '../src/openapi/share-schemas.ts';

const part = { $id: 'Part', type: 'string' };
const whole = { $id: 'Whole', type: 'object', properties: { part } };
const answer = (schema: unknown) => withNamesKept({ get: { schema } });

test('a named schema stands once in a contract, whatever it is a part of', () => {
  const shared = shareSchemas({ components: {}, paths: { '/one': answer(whole), '/other': answer({ type: 'array', items: part }) } });
  expect(shared).toEqual({
    components: {
      schemas: {
        Part: { type: 'string' },
        Whole: { type: 'object', properties: { part: { $ref: '#/components/schemas/Part' } } },
      },
    },
    paths: {
      '/one': { get: { schema: { $ref: '#/components/schemas/Whole' } } },
      '/other': { get: { schema: { type: 'array', items: { $ref: '#/components/schemas/Part' } } } },
    },
  });
});

test('two schemas of one name are refused: callers would read the one where the other comes', () => {
  expect(() => shareSchemas({ paths: { '/one': answer(part), '/other': answer({ ...part, type: 'integer' }) } })).toThrow(
    'two schemas are called Part',
  );
});

test('a record that stands twice without a name is refused: each user of the contract would have its type twice', () => {
  const fields = Object.fromEntries(['id', 'name', 'amount', 'at'].map((name) => [name, { type: 'string' }]));
  const record = { type: 'object', properties: fields };
  const twice = { paths: { '/one': answer(record), '/other': answer({ type: 'array', items: record }) } };
  expect(() => shareSchemas(twice)).toThrow("name its schema ({ $id: '…' }): id, name, amount, at");
  const named = { $id: 'Record', ...record };
  expect(() => shareSchemas({ paths: { '/one': answer(named), '/other': answer({ type: 'array', items: named }) } })).not.toThrow();
});

test('a text that may be missing is one schema with two types, not a choice', () => {
  const parts = [
    { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }], description: 'why' },
    { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] },
    { anyOf: [{ type: 'string' }, { type: 'number' }] },
  ];
  const shared = shareSchemas({ paths: { '/one': { get: { parts } } } });
  expect(shared).toMatchObject({
    paths: { '/one': { get: { parts: [{ type: ['string', 'null'], maxLength: 9, description: 'why' }, parts[1], parts[2]] } } },
  });
});
