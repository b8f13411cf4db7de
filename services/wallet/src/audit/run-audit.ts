import type { Database, Transaction } from '@facet/service-kit';
import type { Check } from './check.ts';
import { checks, promisesAreKept } from './checks/index.ts';
import { loadPromises } from './load-promises.ts';

interface Fault {
  memberId: string | null;
  detail: string;
}

interface Finding {
  check: Check;
  faults: number;
  /** The first few. */
  examples: Fault[];
}

export interface AuditReport {
  members: number;
  takenAt: Date;
  findings: Finding[];
  /** Of all checks together. */
  faults: number;
}

const EXAMPLES = 10;

/** Who is looked at: everyone, or whoever had a movement, a changed withdrawal or a payout decided since then. */
const AUDITED_ALL =
  'SELECT member_id FROM wallets UNION SELECT member_id FROM movements UNION SELECT member_id FROM movement_keys UNION SELECT member_id FROM withdrawals UNION SELECT member_id FROM payout_attempts';
const AUDITED_SINCE =
  'SELECT member_id FROM movements WHERE created_at >= :since UNION SELECT member_id FROM movement_keys WHERE created_at >= :since AND seq IS NULL UNION SELECT member_id FROM withdrawals WHERE changed_at >= :since UNION SELECT member_id FROM payout_attempts WHERE decided_at >= :since';

export interface AuditOptions {
  /** Undefined: all of it. */
  since?: Date;
  /** Files of what other services promise (load-promises.ts), read before this; none: they are not looked at. */
  promiseFiles?: readonly string[];
}

/** Proves the money, over one snapshot, while the site goes on. */
export async function runAudit(database: Database, { since, promiseFiles = [] }: AuditOptions = {}): Promise<AuditReport> {
  return database.transaction(
    async (transaction) => {
      const audited = since ? AUDITED_SINCE : AUDITED_ALL;
      await transaction.raw(`CREATE TEMPORARY TABLE audited ON COMMIT DROP AS ${audited}`, since ? { since } : {});
      await transaction.raw('ALTER TABLE audited ADD PRIMARY KEY (member_id); ANALYZE audited');
      const { rows } = await transaction.raw<{ rows: [{ members: bigint; taken_at: Date }] }>(
        'SELECT count(*) AS members, transaction_timestamp() AS taken_at FROM audited',
      );
      if (promiseFiles.length > 0) await loadPromises(transaction, promiseFiles);
      const findings: Finding[] = [];
      for (const check of promiseFiles.length > 0 ? [...checks, promisesAreKept] : checks) findings.push(await find(transaction, check));
      const faults = findings.reduce((sum, finding) => sum + finding.faults, 0);
      return { members: Number(rows[0].members), takenAt: rows[0].taken_at, findings, faults };
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function find(transaction: Transaction, check: Check): Promise<Finding> {
  const { rows } = await transaction.raw<{ rows: { member_id: string | null; detail: string; faults: bigint }[] }>(
    `SELECT member_id, detail, count(*) OVER () AS faults FROM (${check.sql}) found LIMIT ${EXAMPLES}`,
  );
  const examples = rows.map((row) => ({ memberId: row.member_id, detail: row.detail }));
  return { check, faults: Number(rows[0]?.faults ?? 0), examples };
}
