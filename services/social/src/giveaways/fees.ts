import { Reservation, sentence, totalsEarned, WalletClient, type Purse, type WalletResult } from '@facet/money-kit';
import { parseMoney, type Kit, type Transaction } from '@facet/service-kit';
import { feeKey, type Entry } from './entry.ts';
import { Giveaway } from './giveaway.ts';

/** What a fee is taken on. */
interface FeeTerms {
  title: string;
  minTotalEarned: string;
}

/**
 * The entry fees of events: taken before the member is in; given back, with the seat, when they are refused or the
 * event is deleted.
 */
export type Fees = Reservation<Entry, FeeTerms>;

export function openFees({ kit, sweepAfterMs }: { kit: Pick<Kit, 'client' | 'database' | 'log'>; sweepAfterMs: number }): Fees {
  return new Reservation<Entry, FeeTerms>(
    {
      table: 'entries',
      keyOf: feeKey,
      held: 'joined',
      amountOf: ({ fee }) => fee,
      debitOf: (_entry, { title, minTotalEarned }) => ({
        type: 'event_fee',
        account: 'events',
        reason: sentence('event.entry', { title }),
        minTotalEarned,
      }),
      /** The member is in, with the next number, if the event still runs. */
      async onHeld(transaction, { giveaway_id }, _terms, write) {
        const giveaway = await lockGiveaway(transaction, giveaway_id);
        if (giveaway?.status !== 'active') return undefined;
        const joined_at = transaction.raw('clock_timestamp()') as unknown as Date;
        const joined = await write({ number: giveaway.participants + 1, joined_at });
        if (joined) await Giveaway.query(transaction).where({ id: giveaway_id }).increment('participants', 1);
        return joined;
      },
      /** The seat of one who was never in is free again. */
      async onVoided(transaction, { giveaway_id }, write) {
        await lockGiveaway(transaction, giveaway_id);
        const ended = await write();
        if (ended?.state === 'refused') await Giveaway.query(transaction).where({ id: giveaway_id }).decrement('seats_taken', 1);
        return ended;
      },
    },
    { kit, purse: purseOf(kit), sweepAfterMs },
  );
}

/**
 * The event's row, to the end of the transaction: seats, entries and the end of an event are decided one after the
 * other.
 */
export function lockGiveaway(transaction: Transaction, id: string): Promise<Giveaway | undefined> {
  return Giveaway.query(transaction).findById(id).forUpdate().execute();
}

/** The wallet, which for a free event is asked only what the member has earned. */
function purseOf(kit: Pick<Kit, 'client'>): Purse {
  const wallet = new WalletClient(kit);
  return {
    debit: (debit) => (debit.amountHundredths === 0n ? checkEarned(kit, debit) : wallet.debit(debit)),
    void: (key) => wallet.void(key),
  };
}

async function checkEarned(
  kit: Pick<Kit, 'client'>,
  { memberId, minTotalEarned = '0' }: { memberId: string; minTotalEarned?: string },
): Promise<WalletResult> {
  try {
    const earned = (await totalsEarned(kit, [memberId])).get(memberId) ?? 0n;
    const suffices = earned >= parseMoney(minTotalEarned, 'event_min_total_earned');
    return suffices ? { status: 'ok', balanceAfter: null } : { status: 'requirement' };
  } catch (error) {
    return { status: 'unknown', why: error instanceof Error ? error.message : String(error) };
  }
}
