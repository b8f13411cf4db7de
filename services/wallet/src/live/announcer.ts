import { readLine } from '@facet/money-kit';
import { Announcer, type Database, type Kit } from '@facet/service-kit';
import type { Credit, Outcome, Transfer } from '../ledger/index.ts';
import { newerChange, writeChange, type BalanceChange, type LiveMessage } from './balance-event.ts';

export const LIVE_CHANNEL = 'wallet_live';
/** A written change takes up to 160 bytes, and a provider's name up to 60. */
const CHANGES_IN_A_MESSAGE = 35;
const PROVIDER_BYTES_MAX = 60;

/** Tells every replica of changed balances. */
export class BalanceAnnouncer extends Announcer<BalanceChange, LiveMessage> {
  readonly #kit: Pick<Kit, 'database' | 'log'>;
  readonly #lookups = new Set<Promise<void>>();

  constructor(kit: Pick<Kit, 'database' | 'log'>) {
    const messageOf = (changes: BalanceChange[]): LiveMessage => ({ changes: changes.map(writeChange) });
    super({ kit, channel: LIVE_CHANNEL, changesInAMessage: CHANGES_IN_A_MESSAGE, messageOf });
    this.#kit = kit;
  }

  applied(transfer: Transfer, outcome: Outcome): void {
    const { balanceAfterHundredths: available, totalEarnedHundredths: totalEarned, seq } = outcome;
    if (available === null || totalEarned === null || outcome.id === null || transfer.op === 'settle') return;
    const { memberId } = transfer;
    const tell = (provider: string | undefined) =>
      this.announce(memberId, { memberId, available, totalEarned, type: typeOf(transfer), seq, provider }, newerChange);
    if (transfer.op !== 'reverse') return tell(providerOf(transfer));
    const lookup = this.#reversed({ memberId, id: outcome.id, seq })
      .then(tell)
      .finally(() => this.#lookups.delete(lookup));
    this.#lookups.add(lookup);
  }

  override async stop(): Promise<void> {
    await Promise.all(this.#lookups);
    await super.stop();
  }

  /** Whose credit it was: a reversal is asked for by key alone. Without an answer it is told without a name. */
  async #reversed(row: { memberId: string; id: string; seq: bigint }): Promise<string | undefined> {
    try {
      const credit = await readCredit(this.#kit.database, row);
      return credit && providerOf({ op: 'credit', ...credit });
    } catch (error) {
      this.#kit.log.warn({ err: error, memberId: row.memberId }, 'live: who took a credit back is not told');
      return undefined;
    }
  }
}

function typeOf(transfer: Transfer): string {
  if (transfer.op === 'void') return 'returned';
  return transfer.op === 'reverse' ? 'reversed' : transfer.type;
}

type Words = Pick<Credit, 'caller' | 'type' | 'reason'>;

/** Of a row that undoes one, which has its words. From the newest row of the member back: it is among the first. */
async function readCredit(database: Database, { memberId, id, seq }: { memberId: string; id: string; seq: bigint }) {
  const { rows } = await database.raw<{ rows: Words[] }>(
    'select caller, type, reason from transfers where member_id = ? and seq <= ? and id = ? order by seq desc limit 1',
    [memberId, String(seq), id],
  );
  return rows[0];
}

/** None where its name would not fit beside the others. */
function providerOf(transfer: Transfer | ({ op: 'credit' } & Words)): string | undefined {
  if (transfer.op !== 'credit' || transfer.type !== 'wall_credit') return undefined;
  const { provider } = readLine(transfer.caller, transfer.reason, transfer.type).values;
  return provider !== undefined && Buffer.byteLength(JSON.stringify(provider)) <= PROVIDER_BYTES_MAX ? provider : undefined;
}
