import { Type, type OnDelivered } from '@facet/service-kit';
import { Value } from 'typebox/value';

const Credited = Type.Object({ results: Type.Array(Type.Object({ status: Type.String() }), { minItems: 1, maxItems: 1 }) });
const Reversed = Type.Object({ status: Type.String() });
/** 'cancelled': a credit whose reversal was quicker. */
const DONE = ['ok', 'duplicate', 'cancelled'];

/** A movement is done only when the wallet has booked it: anything else stays in the outbox and is tried again. */
export const confirmMovement: OnDelivered = async (_transaction, message, answer) => {
  if (message.destination !== 'wallet') return;
  const status = Value.Check(Credited, answer) ? answer.results[0]?.status : Value.Check(Reversed, answer) ? answer.status : undefined;
  if (status === undefined || !DONE.includes(status))
    throw new Error(`the wallet did not book ${message.id}: ${status ?? 'unknown answer'}`);
};
