import { randomBytes } from 'node:crypto';
import { uuidv7, type Database } from '@facet/service-kit';
import { monthAfter, boundsOf } from '../../src/closings/month.ts';
import { sumTransfers } from '../../src/totals/sum-transfers.ts';
import type { TestWallet } from '../support/wallet.ts';

/** The month so many before the current one, `2026-08`. */
export function monthsAgo(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}

export interface Booked {
  type: string;
  debit: string;
  credit: string;
  amount: number;
  undo?: boolean;
  /** ISO 8601. */
  at: string;
}

/** Writes transfers of the past as the ledger's function would have, but for what members have. */
export async function book(database: Database, transfers: readonly Booked[]): Promise<void> {
  const memberId = uuidv7();
  await database('transfers').insert(
    transfers.map(({ type, debit, credit, amount, undo = false, at }, index) => ({
      member_id: memberId,
      seq: index + 1,
      id: uuidv7(),
      debit_account: debit,
      credit_account: credit,
      amount,
      type,
      reason: 'test',
      caller: 'earn',
      key: uuidv7(),
      undo,
      balance_after: 0,
      debt_after: 0,
      created_at: at,
    })),
  );
}

/**
 * A root for each day from the beginning of a month on, as far as the days are over: what they commit to matters to
 * another check.
 */
export async function publishRoots(database: Database, from: string, until = monthsAgo(0)): Promise<void> {
  await database.raw(
    `insert into proof_roots (day, members, total, tree, previous, root, chunks)
     select d::date, 1, 0, '', sha256(convert_to(:salt || d::text, 'UTF8')), sha256(convert_to(d::text, 'UTF8')), ''
     from generate_series(:from::timestamp, :until::timestamp - interval '1 day', interval '1 day') d on conflict do nothing`,
    { from: boundsOf(from).from, until: boundsOf(until).from, salt: randomBytes(8).toString('hex') },
  );
}

/** Nothing was ever booked, published or closed; then these transfers were, and a root of each day since the month. */
export async function startBooks(database: Database, transfers: readonly Booked[], first: string): Promise<void> {
  await database.raw(`
    set session_replication_role = replica;
    delete from monthly_closings; delete from proof_roots; delete from transfers; delete from transfer_totals; delete from payout_stops;
    set session_replication_role = default;
    update transfer_totals_until set until = '-infinity'`);
  await book(database, transfers);
  await publishRoots(database, first);
  await sumTransfers(database, 0);
}

export const close = (wallet: TestWallet, month: string, who: Parameters<TestWallet['operator']>[3] = {}) =>
  wallet.operator('POST', `/api/admin/money/months/${month}/close`, undefined, { role: 'admin', ...who });

/** The bytes of a month’s file. */
export const fileOf = async (wallet: TestWallet, month: string): Promise<string> =>
  (await wallet.operator('GET', `/api/admin/money/months/${month}`, undefined, { role: 'moderator' })).body;

export const dayIn = (month: string, day: number, time = '12:00:00Z'): string => `${month}-${String(day).padStart(2, '0')}T${time}`;

/** The last microsecond of it. */
export const endOf = (month: string): string => `${new Date(Date.parse(`${monthAfter(month)}-01`) - 1).toISOString().slice(0, -1)}999Z`;
