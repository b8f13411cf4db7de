import Type from 'typebox';
import { OPERATOR_ROLES, type OperatorRole } from './operator.ts';

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Details = Nullable(Type.Record(Type.String(), Type.Unknown()));
const strict = { additionalProperties: false };

const OUTCOMES = ['succeeded', 'failed', 'unknown'] as const;
/** How an act ended. `unknown`: it was asked of others, who did not say. */
export type ActOutcome = (typeof OUTCOMES)[number];

/** How an act ended, and why not well, as the operator was told. */
const ActEnd = Type.Object(
  {
    outcome: Type.Unsafe<ActOutcome>({ type: 'string', enum: [...OUTCOMES] }),
    after: Details,
    problem: Nullable(Type.String()),
  },
  strict,
);

/** What an operator did, as it travels from the service that did it to the audit log. No secret ever goes in here. */
export const ActEntry = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'the log keeps it once' }),
    at: Type.String({ format: 'date-time' }),
    operator: Type.Object(
      {
        id: Type.String({ format: 'uuid' }),
        username: Type.String(),
        role: Type.Unsafe<OperatorRole>({ type: 'string', enum: [...OPERATOR_ROLES] }),
        sessionId: Type.String({ format: 'uuid' }),
      },
      strict,
    ),
    address: Nullable(Type.String()),
    requestId: Type.String(),
    action: Type.String({ description: 'noun.verb' }),
    subject: Type.Object({ type: Type.String(), id: Type.String(), label: Type.String() }, strict),
    input: Details,
    before: Details,
    end: Nullable(ActEnd),
  },
  { ...strict, description: 'end: null while nobody knows yet' },
);
export type ActEntry = Type.Static<typeof ActEntry>;

/** The end of an act whose beginning was told before. */
export const ActConclusion = Type.Object({ id: Type.String({ format: 'uuid' }), end: ActEnd }, strict);
