import stringifierOf from 'fast-json-stringify';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { plainUnions } from './plain-unions.ts';

const Rank = Type.Union([Type.Literal('low'), Type.Literal('high')]);
const Money = Type.Object({ amount: Type.String() });
const Answer = Type.Union([
  Type.Object({
    name: Type.Union([Type.String(), Type.Null()]),
    at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: 'when' }),
    rank: Type.Union([Rank, Type.Null()]),
    count: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    money: Type.Union([Money, Type.Null()]),
    lists: Type.Array(Type.Union([Type.Array(Rank), Type.Null()])),
    either: Type.Union([Type.Integer(), Type.Object({ anyOf: Rank })]),
  }),
  Type.Null(),
]);
const nothing = { name: null, at: null, rank: null, money: null, lists: [], either: 1 };

test.each([
  null,
  nothing,
  { ...nothing, name: 'a "name"', at: '2026-11-26T05:00:00.000Z', rank: 'high', count: 3, money: { amount: '1.00' } },
  { ...nothing, count: null, lists: [null, [], ['low', 'high']], either: { anyOf: 'low' } },
])('an answer reads the same without unions: %j', (answer) => {
  const text = stringifierOf(plainUnions(Answer) as object)(answer);
  expect(text).toBe(stringifierOf(Answer)(answer));
  expect(JSON.parse(text)).toEqual(answer);
});

test('only what is a union of different things is left to a validator', () => {
  expect(JSON.stringify(plainUnions(Answer)).split('"anyOf":[')).toHaveLength(2);
});

test('a record that has a name may stand twice in an answer', () => {
  const Named = Type.Object({ amount: Type.String() }, { $id: 'Named' });
  const answer = { now: { amount: '1.00' }, before: null, others: [{ amount: '2.00' }] };
  const Twice = Type.Object({ now: Named, before: Type.Union([Named, Type.Null()]), others: Type.Array(Named) });
  expect(stringifierOf(plainUnions(Twice) as object)(answer)).toBe(JSON.stringify(answer));
});
