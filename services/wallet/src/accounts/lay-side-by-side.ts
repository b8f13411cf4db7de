import { formatMoney, type Database } from '@facet/service-kit';
import { readAccounts } from '../totals/index.ts';
import { compareAccounts } from './account-rules.ts';
import type { EarnRecords, NotYetBooked } from './earn-records.ts';
import { readRecords, type MoneyRecords } from './read-records.ts';

/** Every account of the ledger beside its owner's records, and what is owed. Without earn, its part is null. */
export async function laySideBySide(database: Database, earn: EarnRecords) {
  const first = await earn.walls();
  const [ledger, notYet] = await Promise.all([readLedger(database), earn.notYetBooked()]);
  let accounts = compareAccounts({ ...ledger, walls: first });
  let wallsAfter: typeof first | undefined;
  // Two services are never read in the same moment: what earn says moved meanwhile is on its way, not wrong.
  if (first && accounts.some(({ account, state }) => account.startsWith('wall:') && state === 'differs')) {
    wallsAfter = await earn.walls();
    accounts = compareAccounts({ ...ledger, walls: first, wallsAfter });
  }
  const isAway = first === null || notYet === null || wallsAfter === null;
  return { accounts, owed: presentOwed(ledger.records, notYet), unavailable: isAway ? ['earn'] : [] };
}

/** What the ledger says that each account has now, and what members' rows and withdrawals say: one snapshot. */
function readLedger(database: Database) {
  return database.transaction(
    async (snapshot) => ({ accounts: await readAccounts(snapshot, null), records: await readRecords(snapshot) }),
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

function presentOwed({ members, balances, debts, held, heldCount, unknown, unknownCount }: MoneyRecords, notYet: NotYetBooked | null) {
  const text = (amount: bigint | undefined): string | null => (amount === undefined ? null : formatMoney(amount));
  return {
    members,
    balances: formatMoney(balances),
    debts: formatMoney(debts),
    held: formatMoney(held),
    heldCount,
    unknown: formatMoney(unknown),
    unknownCount,
    pending: text(notYet?.pending),
    referralRewards: text(notYet?.referralRewards),
    total: formatMoney(balances + held + (notYet?.pending ?? 0n) + (notYet?.referralRewards ?? 0n)),
  };
}
