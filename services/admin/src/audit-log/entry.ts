import { Type, type Static } from '@facet/service-kit';
import { Nullable } from '../schemas.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' }));
const time = Type.Optional(Type.String({ format: 'date-time' }));
const Outcome = Type.Union([Type.Literal('succeeded'), Type.Literal('failed'), Type.Literal('unknown'), Type.Literal('pending')]);
/** What was given, and how the object was. */
const Details = Nullable(Type.Record(Type.String(), Type.Unknown()));

export const Entry = Type.Object({
  id: Type.String({ format: 'uuid' }),
  at: Type.String({ format: 'date-time' }),
  operator: Type.Object({ id: Type.String(), username: Type.String(), role: Type.String({ description: 'at that time' }) }),
  action: Type.String({ description: 'noun.verb, such as member.ban' }),
  object: Type.Object({ type: Type.String(), id: Type.String(), label: Type.String() }),
  input: Details,
  before: Details,
  after: Details,
  outcome: Outcome,
  problem: Nullable(Type.String()),
  address: Nullable(Type.String()),
});
export type ActionEntry = Omit<Static<typeof Entry>, 'at'> & { at: Date };

/** `search`: in the operator's name, the action or the object's name. */
export const Filter = Type.Object(
  {
    search: text(100),
    operator: text(100),
    action: text(100),
    objectType: text(100),
    objectId: text(200),
    outcome: Type.Optional(Outcome),
    from: time,
    to: time,
  },
  { additionalProperties: false },
);
export type Filter = Static<typeof Filter>;

/** `cursor`: the id of the last entry of the page before: ids are in the order of time. */
export const Query = Type.Object(
  {
    ...Filter.properties,
    cursor: Type.Optional(Type.String({ format: 'uuid' })),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);
export type Query = Static<typeof Query>;
