import { readLine } from '@facet/money-kit';
import { Announcer, type Kit } from '@facet/service-kit';
import type { Transfer, Outcome } from '../ledger/index.ts';
import { newerChange, writeChange, type BalanceChange, type LiveMessage } from './balance-event.ts';

export const LIVE_CHANNEL = 'wallet_live';
/** A written change takes up to 160 bytes, and a provider's name up to 60. */
const CHANGES_IN_A_MESSAGE = 35;
const PROVIDER_BYTES_MAX = 60;

/** Tells every replica of changed balances. */
export class BalanceAnnouncer extends Announcer<BalanceChange, LiveMessage> {
  constructor(kit: Pick<Kit, 'database' | 'log'>) {
    const messageOf = (changes: BalanceChange[]): LiveMessage => ({ changes: changes.map(writeChange) });
    super({ kit, channel: LIVE_CHANNEL, changesInAMessage: CHANGES_IN_A_MESSAGE, messageOf });
  }

  applied(transfer: Transfer, outcome: Outcome): void {
    const { balanceAfterHundredths: available, totalEarnedHundredths: totalEarned, seq } = outcome;
    if (available === null || totalEarned === null || outcome.id === null || transfer.op === 'settle') return;
    const change = { memberId: transfer.memberId, available, totalEarned, type: typeOf(transfer), seq, provider: providerOf(transfer) };
    this.announce(transfer.memberId, change, newerChange);
  }
}

function typeOf(transfer: Transfer): string {
  if (transfer.op === 'void') return 'returned';
  return transfer.op === 'reverse' ? 'reversed' : transfer.type;
}

/** None where its name would not fit beside the others. */
function providerOf(transfer: Transfer): string | undefined {
  if (transfer.op !== 'credit' || transfer.type !== 'wall_credit') return undefined;
  const { provider } = readLine(transfer.caller, transfer.reason, transfer.type).values;
  return provider !== undefined && Buffer.byteLength(JSON.stringify(provider)) <= PROVIDER_BYTES_MAX ? provider : undefined;
}
