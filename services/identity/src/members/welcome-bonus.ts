import { requireBooked, sentence, walletCommands } from '@facet/money-kit';
import { databaseTime, RecordModel, type Hundredths, type Message, type Outbox, type Transaction } from '@facet/service-kit';

/** What was promised to whom at registration: the wallet's audit compares it with the ledger. */
class WelcomeBonus extends RecordModel {
  static override tableName = 'welcome_bonuses';
  static override idColumn = 'member_id';

  declare memberId: string;
  declare amountHundredths: bigint;
  declare messageId: string;
  /** The wallet has booked it. */
  declare isCredited: boolean;
  declare changedAt: Date;
}

/**
 * Asks the wallet for the bonus once the registration is committed; one for each member, by its key. What was promised
 * is kept for the wallet's audit.
 */
export async function creditWelcomeBonus(outbox: Outbox, transaction: Transaction, memberId: string, amount: Hundredths): Promise<void> {
  const credit = {
    key: `welcome:${memberId}`,
    memberId,
    account: 'house',
    amountHundredths: amount,
    type: 'welcome_bonus',
    reason: sentence('welcome.bonus', {}),
  } as const;
  const messageId = await outbox.send(transaction, walletCommands.credit(credit));
  await WelcomeBonus.query(transaction).insert({ memberId, amountHundredths: amount, messageId });
}

/** A message is done only when the wallet has booked it; one that it refuses is parked. @throws MessageRefused */
export async function confirmWelcomeBonus(transaction: Transaction, message: Message, answer: unknown): Promise<void> {
  requireBooked(message, answer);
  await WelcomeBonus.query(transaction).where({ message_id: message.id }).patch({ isCredited: true, changedAt: databaseTime });
}
