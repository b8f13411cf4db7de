import { transferTypes } from '../wallet/transfer-types.ts';

export interface ModelAccount {
  available: bigint;
  debt: bigint;
  total_earned: bigint;
  wagered: bigint;
  won: bigint;
  lost: bigint;
}

interface Keyed {
  memberId: string;
  caller: string;
  key: string;
}

interface Moved extends Keyed {
  op: 'credit' | 'debit' | 'settle';
  type: string;
  account: string;
  amountHundredths: bigint;
  minTotalEarnedHundredths?: bigint;
  /** Of a settlement. */
  settles?: string;
}

/** What is asked of the ledger; the wallet's own type of it fits. */
export type ModelTransfer = (Keyed & { op: 'void' }) | (Keyed & { op: 'reverse' }) | Moved;

interface KnownKey {
  op: ModelTransfer['op'];
  type?: string;
  account?: string;
  amount: bigint;
  balanceAfter: bigint;
  totalEarned: bigint;
  undone: boolean;
  settles: string | undefined;
  /** Of a debit: by a settlement. */
  settled: boolean;
}

export interface ModelOutcome {
  status: 'ok' | 'duplicate' | 'cancelled' | 'key_reused' | 'insufficient' | 'requirement' | 'invalid';
  balanceAfter: bigint;
  totalEarned: bigint;
}

/**
 * What the ledger should do, said once more in the plainest way: one transfer after the other, no database. The
 * wallet's property test holds the real ledger to it, and the fake wallet is made of it.
 */
export class LedgerModel {
  readonly accounts = new Map<string, ModelAccount>();
  readonly #keys = new Map<string, KnownKey>();

  account(memberId: string): ModelAccount {
    return this.accounts.get(memberId) ?? { available: 0n, debt: 0n, total_earned: 0n, wagered: 0n, won: 0n, lost: 0n };
  }

  /** What stands under a key: for the question whether it was booked. */
  known({ memberId, caller, key }: Keyed): Readonly<KnownKey> | undefined {
    return this.#keys.get(`${memberId} ${caller} ${key}`);
  }

  /** Every key under which something was asked, as `member caller key`. */
  entries(): IterableIterator<[string, Readonly<KnownKey>]> {
    return this.#keys.entries();
  }

  forgetKeys(memberId: string): void {
    for (const name of this.#keys.keys()) if (name.startsWith(`${memberId} `)) this.#keys.delete(name);
  }

  apply(transfer: ModelTransfer): ModelOutcome {
    const name = `${transfer.memberId} ${transfer.caller} ${transfer.key}`;
    const known = this.#keys.get(name);
    const account = { ...this.account(transfer.memberId) };
    const now = (status: ModelOutcome['status']): ModelOutcome => ({
      status,
      balanceAfter: account.available,
      totalEarned: account.total_earned,
    });

    if (transfer.op === 'void' || transfer.op === 'reverse') {
      const undoneOp = transfer.op === 'void' ? 'debit' : 'credit';
      if (!known) {
        this.accounts.set(transfer.memberId, account);
        this.#keys.set(name, {
          op: transfer.op,
          amount: 0n,
          balanceAfter: 0n,
          totalEarned: 0n,
          undone: false,
          settles: undefined,
          settled: false,
        });
        return now('ok');
      }
      if (known.op === transfer.op) return now('duplicate');
      if (known.op !== undoneOp) return now('key_reused');
      if (known.undone) return now('duplicate');
      if (known.settled) return now('invalid');
      known.undone = true;
      count(account, undoneOp, known.type, -known.amount);
      if (transfer.op === 'void') give(account, known.amount);
      else take(account, known.amount);
      const outcome = now('ok');
      this.accounts.set(transfer.memberId, account);
      return outcome;
    }

    if (known) {
      if ((known.op === 'void' && transfer.op === 'debit') || (known.op === 'reverse' && transfer.op === 'credit')) return now('cancelled');
      const same = known.op === transfer.op && known.type === transfer.type && known.account === transfer.account;
      if (!same || known.amount !== transfer.amountHundredths || known.settles !== transfer.settles) return now('key_reused');
      if (known.undone) return now('cancelled');
      return { status: 'duplicate', balanceAfter: known.balanceAfter, totalEarned: known.totalEarned };
    }
    const amount = transfer.amountHundredths;
    if (transfer.op === 'debit') {
      if ((transfer.minTotalEarnedHundredths ?? 0n) > account.total_earned) return now('requirement');
      if (amount > account.available) return now('insufficient');
      take(account, amount);
    }
    if (transfer.op === 'settle' && !this.#endHold(transfer)) return now('invalid');
    if (transfer.op === 'credit') give(account, amount);
    count(account, transfer.op, transfer.type, amount);
    const outcome = now('ok');
    this.accounts.set(transfer.memberId, account);
    const { op, type, account: other } = transfer;
    this.#keys.set(name, {
      op,
      type,
      account: other,
      amount,
      balanceAfter: account.available,
      totalEarned: account.total_earned,
      undone: false,
      settles: transfer.settles,
      settled: false,
    });
    return outcome;
  }

  /** False when there is no such hold. */
  #endHold({ memberId, caller, settles, account, amountHundredths }: Moved): boolean {
    const hold = this.#keys.get(`${memberId} ${caller} ${settles}`);
    if (hold?.op !== 'debit' || hold.undone || hold.settled || hold.account !== account || hold.amount !== amountHundredths) return false;
    hold.settled = true;
    return true;
  }
}

function give(account: ModelAccount, amount: bigint): void {
  const paid = amount < account.debt ? amount : account.debt;
  account.debt -= paid;
  account.available += amount - paid;
}

function take(account: ModelAccount, amount: bigint): void {
  const taken = amount < account.available ? amount : account.available;
  account.available -= taken;
  account.debt += amount - taken;
}

function count(account: ModelAccount, op: string, type: string | undefined, amount: bigint): void {
  const counter = transferTypes.find((known) => known.op === op && known.type === type)?.counter;
  if (counter) account[counter] += amount;
}
