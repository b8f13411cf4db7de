import { formatMoney } from '@facet/service-kit';
import type { AccountBalance } from '../totals/index.ts';
import type { AccountState } from './account-schemas.ts';
import type { WallRecord } from './earn-records.ts';
import type { MoneyRecords } from './read-records.ts';

export interface AccountSources {
  accounts: readonly AccountBalance[];
  records: MoneyRecords;
  /** Null: nobody could say. */
  walls: readonly WallRecord[] | null;
  /** Earn asked again, after the ledger was read. */
  wallsAfter?: readonly WallRecord[] | null;
}

/**
 * Each account of the ledger beside what its owner's records say. Members are one account: balances less debts. Pure.
 */
export function compareAccounts({ accounts, records, walls, wallsAfter }: AccountSources) {
  const ledger = new Map(accounts.map(({ account, balance }) => [account, balance]));
  const has = (account: string): bigint => ledger.get(account) ?? 0n;
  const { halfWay } = records;
  const own = new Set(['available', 'debt', 'payouts:held', 'payouts:paid']);
  const wallNames = [...new Set([...ledger.keys()].filter(isWall).concat((walls ?? []).map(({ wall }) => `wall:${wall}`)))].toSorted();
  return [
    compared({ account: 'sum', records: 0n, ledger: [...ledger.values()].reduce((sum, balance) => sum + balance, 0n) }),
    compared({
      account: 'members',
      records: records.balances - records.debts,
      ledger: has('available') + has('debt'),
      count: records.members,
    }),
    compared({ account: 'payouts:held', records: records.held, ledger: has('payouts:held'), count: records.heldCount, halfWay }),
    compared({ account: 'payouts:paid', records: records.paid, ledger: has('payouts:paid'), count: records.paidCount, halfWay }),
    ...wallNames.map((account) => wallCompared(account, has(account), walls, wallsAfter)),
    ...[...ledger.keys()].filter((account) => !own.has(account) && !isWall(account)).map((account) => ledgerOnly(account, has(account))),
  ];
}

const isWall = (account: string): boolean => account.startsWith('wall:');

interface Sides {
  account: string;
  records: bigint;
  ledger: bigint;
  count?: number;
  /** As far as the two may differ while something is under way. */
  halfWay?: bigint;
}

function compared({ account, records, ledger, count, halfWay = 0n }: Sides) {
  const difference = records - ledger;
  const size = difference < 0n ? -difference : difference;
  const state: AccountState = difference === 0n ? 'agrees' : size <= halfWay ? 'on_its_way' : 'differs';
  return {
    account,
    records: formatMoney(records),
    ledger: formatMoney(ledger),
    difference: formatMoney(difference),
    state,
    count: count ?? null,
  };
}

/** A wall's account is below zero by what it has brought. */
function wallCompared(account: string, ledger: bigint, walls: AccountSources['walls'], after: AccountSources['wallsAfter']) {
  if (walls === null) return ledgerOnly(account, ledger);
  const find = (records: readonly WallRecord[]) => records.find(({ wall }) => account === `wall:${wall}`);
  const said = (record: WallRecord | undefined): bigint => -(record?.credited ?? 0n) - (record?.sent ?? 0n);
  const first = find(walls);
  const moved = after ? said(first) - said(find(after)) : 0n;
  const halfWay = (first?.sent ?? 0n) + (moved < 0n ? -moved : moved);
  return compared({ account, records: said(first), ledger, halfWay });
}

function ledgerOnly(account: string, ledger: bigint) {
  return { account, records: null, ledger: formatMoney(ledger), difference: null, state: 'ledger_only' as AccountState, count: null };
}
