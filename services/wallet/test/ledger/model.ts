import { movementTypes, type Movement } from '../../src/ledger/index.ts';

interface Account {
  available: bigint;
  debt: bigint;
  total_earned: bigint;
  wagered: bigint;
  won: bigint;
  lost: bigint;
}

interface KnownKey {
  op: Movement['op'];
  type?: string;
  account?: string;
  amount: bigint;
  balanceAfter: bigint;
  totalEarned: bigint;
  undone: boolean;
}

export interface ModelOutcome {
  status: string;
  balanceAfter: bigint;
  totalEarned: bigint;
}

/** What the ledger should do, said once more in the plainest way: one movement after the other, no database. */
export class LedgerModel {
  readonly accounts = new Map<string, Account>();
  private readonly keys = new Map<string, KnownKey>();

  account(memberId: string): Account {
    return this.accounts.get(memberId) ?? { available: 0n, debt: 0n, total_earned: 0n, wagered: 0n, won: 0n, lost: 0n };
  }

  apply(movement: Movement): ModelOutcome {
    const name = `${movement.memberId} ${movement.caller} ${movement.key}`;
    const known = this.keys.get(name);
    const account = { ...this.account(movement.memberId) };
    const now = (status: string): ModelOutcome => ({
      status,
      balanceAfter: account.available,
      totalEarned: account.total_earned,
    });

    if (movement.op === 'void' || movement.op === 'reverse') {
      const undoneOp = movement.op === 'void' ? 'debit' : 'credit';
      if (!known) {
        this.accounts.set(movement.memberId, account);
        this.keys.set(name, { op: movement.op, amount: 0n, balanceAfter: 0n, totalEarned: 0n, undone: false });
        return now('ok');
      }
      if (known.op === movement.op) return now('duplicate');
      if (known.op !== undoneOp) return now('key_reused');
      if (known.undone) return now('duplicate');
      known.undone = true;
      count(account, undoneOp, known.type, -known.amount);
      if (movement.op === 'void') give(account, known.amount);
      else take(account, known.amount);
      const outcome = now('ok');
      this.accounts.set(movement.memberId, account);
      return outcome;
    }

    if (known) {
      if ((known.op === 'void' && movement.op === 'debit') || (known.op === 'reverse' && movement.op === 'credit')) return now('cancelled');
      const same = known.op === movement.op && known.type === movement.type && known.account === movement.account;
      if (!same || known.amount !== movement.amountHundredths) return now('key_reused');
      if (known.undone) return now('cancelled');
      return { status: 'duplicate', balanceAfter: known.balanceAfter, totalEarned: known.totalEarned };
    }
    const amount = movement.amountHundredths;
    if (movement.op === 'debit') {
      if ((movement.minTotalEarnedHundredths ?? 0n) > account.total_earned) return now('requirement');
      if (amount > account.available) return now('insufficient');
      take(account, amount);
    }
    if (movement.op === 'credit') give(account, amount);
    count(account, movement.op, movement.type, amount);
    const outcome = now('ok');
    this.accounts.set(movement.memberId, account);
    const { op, type, account: other } = movement;
    this.keys.set(name, {
      op,
      type,
      account: other,
      amount,
      balanceAfter: account.available,
      totalEarned: account.total_earned,
      undone: false,
    });
    return outcome;
  }
}

function give(account: Account, amount: bigint): void {
  const paid = amount < account.debt ? amount : account.debt;
  account.debt -= paid;
  account.available += amount - paid;
}

function take(account: Account, amount: bigint): void {
  const taken = amount < account.available ? amount : account.available;
  account.available -= taken;
  account.debt += amount - taken;
}

function count(account: Account, op: string, type: string | undefined, amount: bigint): void {
  const counter = movementTypes.find((known) => known.op === op && known.type === type)?.counter;
  if (counter) account[counter] += amount;
}
