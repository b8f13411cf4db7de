import { hundredths, prepared, type Database, type Hundredths } from '@facet/service-kit';

export interface Balance {
  availableHundredths: Hundredths;
  debtHundredths: Hundredths;
  /** Reserved for withdrawals that are not settled. */
  heldHundredths: Hundredths;
  totalEarnedHundredths: Hundredths;
  wageredHundredths: Hundredths;
  wonHundredths: Hundredths;
  lostHundredths: Hundredths;
  /** The member's newest row of the ledger. */
  seq: bigint;
}

interface Row {
  available: bigint;
  debt: bigint;
  held: bigint;
  total_earned: bigint;
  wagered: bigint;
  won: bigint;
  lost: bigint;
  last_seq: bigint;
}

/** What a member has. Who never moved money has nothing of everything. */
export async function readBalance(database: Database, memberId: string): Promise<Balance> {
  const [balance] = await readBalances(database, [memberId]);
  return balance ?? toBalance(NOTHING);
}

const NOTHING: Row = { available: 0n, debt: 0n, held: 0n, total_earned: 0n, wagered: 0n, won: 0n, lost: 0n, last_seq: 0n };

/** Of each member, in the order asked for. */
export async function readBalances(database: Database, memberIds: readonly string[]): Promise<Balance[]> {
  const { rows } = await prepared<{ rows: (Row & { member_id: string })[] }>(
    database,
    'read balances',
    `select w.member_id, w.available, w.debt, w.total_earned, w.wagered, w.won, w.lost, w.last_seq, (
       select coalesce(sum(case when m.credit_account = 'payouts:held' then m.amount else -m.amount end), 0)::bigint
       from transfers m where m.member_id = w.member_id and m.type in ('withdrawal', 'payout')
     ) as held
     from wallets w where w.member_id = any (?::uuid[])`,
    [[...memberIds]],
  );
  const known = new Map(rows.map((row) => [row.member_id, row]));
  return memberIds.map((memberId) => toBalance(known.get(memberId) ?? NOTHING));
}

function toBalance(row: Row): Balance {
  return {
    availableHundredths: hundredths(row.available),
    debtHundredths: hundredths(row.debt),
    heldHundredths: hundredths(row.held),
    totalEarnedHundredths: hundredths(row.total_earned),
    wageredHundredths: hundredths(row.wagered),
    wonHundredths: hundredths(row.won),
    lostHundredths: hundredths(row.lost),
    seq: row.last_seq,
  };
}
