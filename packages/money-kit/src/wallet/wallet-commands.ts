import { MessageRefused, type Command, type Message } from '@facet/service-kit';
import { transferBody, type Credit, type Settlement, type TransferKey } from './transfer.ts';
import { readResult, type WalletResult } from './wallet-result.ts';

/**
 * Calls of the wallet through the outbox: made once the caller's transaction is committed. Those about one key keep
 * their order.
 */
export const walletCommands = {
  credit: (credit: Credit): Command => command(credit, '/internal/transfers', transferBody('credit', credit)),
  settle: (settlement: Settlement): Command => command(settlement, '/internal/transfers', transferBody('settle', settlement)),
  /** The wallet bears a reversal that comes before its credit. */
  reverse: ({ memberId, key }: TransferKey): Command => command({ memberId, key }, '/internal/transfers/reverse', { memberId, key }),
};

function command({ memberId, key }: TransferKey, path: string, body: object): Command {
  return { to: 'wallet', path, subject: `${memberId} ${key}`, body };
}

/**
 * The wallet's answer to such a message; undefined for any other, such as an event, which the wallet is told like
 * everybody else.
 */
export function walletResultOf({ destination, path }: Pick<Message, 'destination' | 'path'>, answer: unknown): WalletResult | undefined {
  return destination === 'wallet' && path.startsWith('/internal/transfers') ? readResult(answer) : undefined;
}

/** What an operator has to look at: the message is parked, with this, and sent again after mending. */
export function refusalBy(result: WalletResult): MessageRefused {
  return new MessageRefused(`the wallet did not book it: ${result.status}${'why' in result ? `, ${result.why}` : ''}`);
}

/** Of a credit or settlement that is never taken back: booked, or a message for operators. */
export function requireBooked(message: Pick<Message, 'destination' | 'path'>, answer: unknown): void {
  const result = walletResultOf(message, answer);
  switch (result?.status) {
    case undefined:
    case 'ok':
    case 'duplicate':
      return;
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
}
