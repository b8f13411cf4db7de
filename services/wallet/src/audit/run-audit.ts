import type { Database, Transaction } from '@facet/service-kit';
import { holdLease, type AuditLease } from './audit-lease.ts';
import type { Check } from './check.ts';
import { checkNames, ownChecks } from './checks/index.ts';
import { promisesAreKept } from './checks/promises-are-kept.ts';
import type { NotGathered } from './gather-promises.ts';
import { PROMISERS } from './promisers.ts';

interface Fault {
  memberId: string | null;
  detail: string;
}

interface Finding {
  check: Check;
  /** What is younger was not looked at: of promises, what came after they were read. */
  lookedAt: Date;
  faults: number;
  /** The first few. */
  examples: Fault[];
}

/** Which checks have to look, and at what. */
export interface DueChecks {
  checks: readonly string[];
  /** Undefined: at everything. */
  since: Date | undefined;
}

export interface AuditReport {
  /** Undefined: of everything. */
  since: Date | undefined;
  members: number;
  takenAt: Date;
  /** Of each check that looked. */
  findings: Finding[];
  /** Checks that could not look, and why: they say nothing. */
  notRun: { check: string; reason: string }[];
  /** Of all checks together. */
  faults: number;
}

const EXAMPLES = 10;

/** Read once: the index by time is a coarse one. */
const MOVED_SINCE = 'select member_id, seq, caller, key, undo, created_at from transfers where created_at >= :since';

/** Who is looked at: everyone, or whoever had a transfer, a changed withdrawal or a payout decided since then. */
const AUDITED_ALL =
  'select member_id from wallets union select member_id from transfers union select member_id from transfer_keys union select member_id from withdrawals union select member_id from payout_attempts union select member_id from adjustments';
const AUDITED_SINCE =
  'select member_id from moved union select member_id from transfer_keys where created_at >= :since and seq is null union select member_id from withdrawals where changed_at >= :since union select member_id from payout_attempts where decided_at >= :since union select member_id from adjustments where decided_at >= :since';

export interface AuditOptions {
  /** Absent: each. */
  checks?: readonly string[];
  /** Undefined: all of it. */
  since?: Date | undefined;
  /** Under which other services' promises were put beside the ledger, and whose were not. Absent: none were. */
  gathered?: { lease: AuditLease; missing: NotGathered };
}

/** Proves the money, over one snapshot, while the site goes on. */
export async function runAudit(
  database: Database,
  { checks: names = checkNames, since, gathered }: AuditOptions = {},
): Promise<AuditReport> {
  return database.transaction(
    async (transaction) => {
      if (gathered) await holdLease(transaction, gathered.lease);
      const { rows } = await transaction.raw<{ rows: [{ taken_at: Date }] }>('select transaction_timestamp() as taken_at');
      const takenAt = rows[0].taken_at;
      const { checks, notRun } = await whatToRun(transaction, names, gathered?.missing);
      if (checks.length === 0) return { since, members: 0, takenAt, findings: [], notRun, faults: 0 };
      const members = await chooseAudited(transaction, since);
      const findings: Finding[] = [];
      for (const { check, readAt } of checks) findings.push({ lookedAt: readAt ?? takenAt, ...(await find(transaction, check, since)) });
      const faults = findings.reduce((sum, finding) => sum + finding.faults, 0);
      if (gathered) await holdLease(transaction, gathered.lease);
      return { since, members, takenAt, findings, notRun, faults };
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** Puts `audited` and `moved` there for the checks. Returns how many members are looked at. */
async function chooseAudited(transaction: Transaction, since: Date | undefined): Promise<number> {
  if (since) await transaction.raw(`create temporary table moved on commit drop as ${MOVED_SINCE}`, { since });
  await transaction.raw(`create temporary table audited on commit drop as ${since ? AUDITED_SINCE : AUDITED_ALL}`, since ? { since } : {});
  await transaction.raw(`alter table audited add primary key (member_id); analyze audited${since ? '; analyze moved' : ''}`);
  const [row] = await transaction('audited').count<{ members: bigint }[]>('* as members');
  return Number(row?.members);
}

interface Runnable {
  check: Check;
  /** When the promises that it compares were read. */
  readAt?: Date;
}

/** A service's promises are compared only when all of them are there, by this very snapshot. */
async function whatToRun(
  transaction: Transaction,
  names: readonly string[],
  missing: NotGathered | undefined,
): Promise<{ checks: Runnable[]; notRun: AuditReport['notRun'] }> {
  const there = missing ? await transaction<{ caller: string; taken_at: Date }>('promisers').select() : [];
  const checks: Runnable[] = ownChecks.filter(({ name }) => names.includes(name)).map((check) => ({ check }));
  const notRun: AuditReport['notRun'] = [];
  for (const caller of PROMISERS) {
    const check = promisesAreKept(caller);
    if (!names.includes(check.name)) continue;
    const promiser = there.find((each) => each.caller === caller);
    if (promiser) checks.push({ check, readAt: promiser.taken_at });
    else notRun.push({ check: check.name, reason: missing?.[caller] ?? 'its promises were not handed over' });
  }
  return { checks, notRun };
}

async function find(transaction: Transaction, check: Check, since: Date | undefined): Promise<Omit<Finding, 'lookedAt'>> {
  if ('find' in check) {
    const details = await check.find(transaction, since);
    return { check, faults: details.length, examples: details.slice(0, EXAMPLES).map((detail) => ({ memberId: null, detail })) };
  }
  const moved = since ? '' : 'with moved as not materialized (select * from transfers)';
  const { rows } = await transaction.raw<{ rows: { member_id: string | null; detail: string; faults: bigint }[] }>(
    `${moved} select member_id, detail, count(*) over () as faults from (${check.sql}) found limit ${EXAMPLES}`,
  );
  const examples = rows.map((row) => ({ memberId: row.member_id, detail: row.detail }));
  return { check, faults: Number(rows[0]?.faults ?? 0), examples };
}
