import { formatMoney, Type, type Hundredths, type Message, type Outbox, type Transaction } from '@facet/service-kit';
import { Value } from 'typebox/value';

const PATH = '/internal/transfers';
const Answer = Type.Object({ results: Type.Array(Type.Object({ status: Type.String() }), { minItems: 1, maxItems: 1 }) });

/** Asks the wallet for the bonus once the registration is committed; one for each member, by its key. */
export function creditWelcomeBonus(outbox: Outbox, transaction: Transaction, memberId: string, amount: Hundredths): Promise<string> {
  const transfer = {
    key: `welcome:${memberId}`,
    memberId,
    direction: 'credit',
    account: 'house',
    amount: formatMoney(amount),
    type: 'welcome_bonus',
    reason: 'Welcome bonus',
  };
  return outbox.send(transaction, { to: 'wallet', path: PATH, body: { transfers: [transfer] } });
}

/** A message is done only when the wallet has booked it: anything else stays in the outbox and is tried again. */
export async function confirmWelcomeBonus(_transaction: Transaction, message: Message, answer: unknown): Promise<void> {
  if (message.path !== PATH) return;
  const status = Value.Check(Answer, answer) ? answer.results[0]?.status : undefined;
  if (status !== 'ok' && status !== 'duplicate')
    throw new Error(`the wallet did not book the welcome bonus: ${status ?? 'unknown answer'}`);
}
