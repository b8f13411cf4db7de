import { refusalBy, walletResultOf, type WalletResult } from '@facet/money-kit';
import type { Kit, Message, OnDelivered, Transaction } from '@facet/service-kit';
import { EarningRecord, type Earning } from './earning.ts';
import { publishCredited } from './earning-events.ts';

/**
 * Keeps the wallet's answer beside the earning. What the wallet refuses stays in the outbox, is parked and seen by
 * operators: the provider was told that the credit was taken, so that it is owed. @throws MessageRefused
 */
export function rememberWalletAnswer({ outbox }: Pick<Kit, 'outbox'>, onCredited: OnCredited): OnDelivered {
  const tell: OnCredited = async (transaction, earning, creditedAt) => {
    await publishCredited(transaction, outbox, earning, creditedAt);
    await onCredited(transaction, earning, creditedAt);
  };
  return async (transaction, message, answer) => {
    const result = walletResultOf(message, answer);
    if (result === undefined) return;
    if (message.path.endsWith('/reverse')) await rememberReversal(transaction, message, result);
    else await rememberCredit(transaction, tell, message, result);
  };
}

/** Of an earning that the wallet has just booked, once. */
type OnCredited = (transaction: Transaction, earning: Earning, creditedAt: Date) => Promise<void>;

async function rememberReversal(transaction: Transaction, message: Message, result: WalletResult): Promise<void> {
  switch (result.status) {
    case 'ok':
    case 'duplicate':
      break;
    case 'cancelled':
    case 'insufficient':
    case 'requirement':
    case 'key_reused':
    case 'refused':
    case 'unknown':
      throw refusalBy(result);
    default:
      result satisfies never;
  }
  const changed = await EarningRecord.query(transaction).where({ reversal_message: message.id }).patch({ reversal_status: result.status });
  assertKnown(changed, message);
}

async function rememberCredit(transaction: Transaction, tell: OnCredited, message: Message, result: WalletResult): Promise<void> {
  switch (result.status) {
    case 'ok':
    case 'duplicate':
      return rememberCredited(transaction, tell, message, result.status);
    case 'cancelled':
      return rememberCancelled(transaction, message, result);
    case 'insufficient':
    case 'requirement':
    case 'key_reused':
    case 'refused':
    case 'unknown':
      throw refusalBy(result);
    default:
      result satisfies never;
  }
}

/** Social hears of a credit once: the statement says what was before it. */
async function rememberCredited(transaction: Transaction, tell: OnCredited, message: Message, status: 'ok' | 'duplicate'): Promise<void> {
  const { rows } = await transaction.raw<{ rows: (Earning & { wasCredited: boolean })[] }>(
    `update earnings set credit_status = :status, state = case when state = 'sent' then 'credited' else state end,
       credited_at = coalesce(credited_at, clock_timestamp())
     where credit_message = :message returning new.*, old.credited_at is not null as "wasCredited"`,
    { status, message: message.id },
  );
  assertKnown(rows.length, message);
  for (const earning of rows)
    if (!earning.wasCredited && earning.credited_at !== null) await tell(transaction, earning, earning.credited_at);
}

/** The reversal overtook the credit, which then never was. Cancelled by nobody here, it is a credit that is missing. */
async function rememberCancelled(transaction: Transaction, message: Message, result: WalletResult): Promise<void> {
  const changed = await EarningRecord.query(transaction)
    .where({ credit_message: message.id, state: 'reversed' })
    .patch({ credit_status: result.status });
  if (changed === 0) throw refusalBy(result);
}

function assertKnown(count: number, { id }: Message): void {
  if (count === 0) throw new Error(`no earning belongs to the message ${id}`);
}
