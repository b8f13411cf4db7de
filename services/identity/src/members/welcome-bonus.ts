import { requireBooked, walletCommands } from '@facet/money-kit';
import type { Hundredths, Message, Outbox, Transaction } from '@facet/service-kit';

/** Asks the wallet for the bonus once the registration is committed; one for each member, by its key. */
export function creditWelcomeBonus(outbox: Outbox, transaction: Transaction, memberId: string, amount: Hundredths): Promise<string> {
  const credit = {
    key: `welcome:${memberId}`,
    memberId,
    account: 'house',
    amountHundredths: amount,
    type: 'welcome_bonus',
    reason: 'Welcome bonus',
  } as const;
  return outbox.send(transaction, walletCommands.credit(credit));
}

/** A message is done only when the wallet has booked it; one that it refuses is parked. @throws MessageRefused */
export async function confirmWelcomeBonus(_transaction: Transaction, message: Message, answer: unknown): Promise<void> {
  requireBooked(message, answer);
}
