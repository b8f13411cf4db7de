import { Line } from '@facet/money-kit';
import { MoneyText, Type, type Static } from '@facet/service-kit';
import { factKinds, kinds, reasons, states, type CaseMessage, type CaseRecord, type Decision, type FactKind } from './case.ts';

export const TEXT_MAX_LENGTH = 2000;
export const Text = Type.String({ minLength: 1, maxLength: TEXT_MAX_LENGTH });
export const FactKindText = Type.Unsafe<FactKind>({ type: 'string', enum: [...factKinds] });
export const CaseId = Type.Object({ id: Type.String({ format: 'uuid' }) });
/** As a notice names it, which knows the number alone. */
export const CaseName = Type.Object({
  id: Type.String({ pattern: '^([0-9]{1,18}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$', description: 'its id, or its number' }),
});

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  Type.Unsafe<Choices[number]>({ type: 'string', enum: [...choices] });
export const ReasonText = oneOf(reasons);
const StateText = oneOf(states);
export const KindText = oneOf(kinds);
const Moment = Type.String({ format: 'date-time' });

/** A line as its owner told it when the case was opened. */
export const FactAnswer = Type.Object(
  {
    title: Type.String(),
    amount: Type.Union([MoneyText, Type.Null()]),
    at: Moment,
    state: Type.Union([Type.String(), Type.Null()], { description: 'what became of it, where it has states' }),
    line: Type.Optional(Line),
  },
  { $id: 'Fact' },
);

export const caseFields = {
  id: Type.String(),
  number: Type.String({ examples: ['1001'], description: 'what people call it' }),
  kind: KindText,
  reason: ReasonText,
  factId: Type.Union([Type.String(), Type.Null()]),
  fact: Type.Union([FactAnswer, Type.Null()]),
  state: { ...StateText, description: 'open: waits for an operator; waiting: for the member' },
  decision: Type.Union([oneOf(['lifted', 'kept']), Type.Null()], { description: 'of an appeal' }),
  createdAt: Moment,
  changedAt: Moment,
};

/** As its member sees it. */
export const CaseAnswer = Type.Object(caseFields, { $id: 'Case' });
export const CaseThread = Type.Object(
  {
    case: CaseAnswer,
    messages: Type.Array(
      Type.Object({
        id: Type.String(),
        isOwn: Type.Boolean({ description: 'the member wrote it' }),
        text: Type.String(),
        createdAt: Moment,
      }),
    ),
  },
  { $id: 'CaseThread' },
);

export function presentCase(found: CaseRecord): Static<typeof CaseAnswer> {
  const { id, number, kind, reason, factId, fact, state, createdAt, changedAt } = found;
  const decision: Decision | null = found.decision;
  return {
    id,
    number: String(number),
    kind,
    reason,
    factId,
    fact,
    state,
    decision,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** Who of the operators wrote is not told. */
export function presentThread(found: CaseRecord, messages: CaseMessage[]): Static<typeof CaseThread> {
  return {
    case: presentCase(found),
    messages: messages.map(({ id, operator, text, createdAt }) => ({
      id,
      isOwn: operator === null,
      text,
      createdAt: createdAt.toISOString(),
    })),
  };
}
