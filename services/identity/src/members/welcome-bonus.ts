import { requireBooked, walletCommands } from '@facet/money-kit';
import type { Hundredths, Message, Outbox, Transaction } from '@facet/service-kit';

/** Asks the wallet for the bonus once the registration is committed; one for each member, by its key. What was promised is kept for the wallet's audit. */
export async function creditWelcomeBonus(outbox: Outbox, transaction: Transaction, memberId: string, amount: Hundredths): Promise<void> {
  const credit = {
    key: `welcome:${memberId}`,
    memberId,
    account: 'house',
    amountHundredths: amount,
    type: 'welcome_bonus',
    reason: 'Welcome bonus',
  } as const;
  const messageId = await outbox.send(transaction, walletCommands.credit(credit));
  await transaction('welcome_bonuses').insert({ member_id: memberId, amount_hundredths: amount, message_id: messageId });
}

/** A message is done only when the wallet has booked it; one that it refuses is parked. @throws MessageRefused */
export async function confirmWelcomeBonus(transaction: Transaction, message: Message, answer: unknown): Promise<void> {
  requireBooked(message, answer);
  await transaction('welcome_bonuses')
    .where({ message_id: message.id })
    .update({ is_credited: true, changed_at: transaction.raw('clock_timestamp()') });
}
