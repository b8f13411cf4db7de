import { Type, type OnDelivered } from '@facet/service-kit';
import { Value } from 'typebox/value';

const Answer = Type.Object({ results: Type.Array(Type.Object({ status: Type.String() }), { minItems: 1, maxItems: 1 }) });

/** A message is done only when the wallet has booked it: anything else stays in the outbox and is tried again. */
export const confirmMovement: OnDelivered = async (_transaction, message, answer) => {
  const status = Value.Check(Answer, answer) ? answer.results[0]?.status : undefined;
  if (status !== 'ok' && status !== 'duplicate') throw new Error(`the wallet did not book ${message.id}: ${status ?? 'unknown answer'}`);
};
