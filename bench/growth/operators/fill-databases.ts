import type pg from 'pg';
import { fillTransfers, keepJobsAway } from '../fill-ledger.ts';
import { fillAudit, fillCases, fillPostbacks, fillWithdrawals } from './fill-lists.ts';
import { fillIdentity, fillWallet } from './fill-members.ts';

/**
 * For each member ten transfers, a withdrawal and a postback with its earning; for five a case and an entry of the
 * audit log.
 */
export async function fillDatabases(open: (peer: 'identity' | 'wallet' | 'earn' | 'admin') => pg.Pool, members: number): Promise<void> {
  const filled = async (peer: Parameters<typeof open>[0], fills: readonly ((pool: pg.Pool, count: number) => Promise<void>)[]) => {
    const pool = open(peer);
    for (const fill of fills) await fill(pool, members);
    await pool.query('checkpoint');
    await pool.end();
  };
  await filled('identity', [fillIdentity, fillCases]);
  await filled('wallet', [fillWallet, fillTransfers, fillWithdrawals, keepJobsAway]);
  await filled('earn', [fillPostbacks]);
  await filled('admin', [fillAudit]);
}
