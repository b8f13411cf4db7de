import { expect } from 'vitest';
import { Registry } from 'prom-client';
import { Auditor } from '../../src/audit/index.ts';
import { whatIsDue } from '../../src/audit/audit-schedule.ts';
import { publishDay } from '../../src/proof/publish-day.ts';
import { startWallet, type FakeMember, type TestWallet } from './wallet.ts';

export const HOUR_MS = 3_600_000;
export const agoIso = (ms: number) => new Date(Date.now() - ms).toISOString();

/** A wallet of two replicas, whose days are in the proof. */
export interface AuditedWallet {
  wallet: TestWallet;
  member: FakeMember;
  auditors: [Auditor, Auditor];
}

export async function startAudited(): Promise<AuditedWallet> {
  const wallet = await startWallet();
  const replica = await wallet.replica();
  const auditors = [wallet.service, replica].map(({ kit }) => new Auditor({ ...kit, metrics: new Registry() })) as [Auditor, Auditor];
  const member = await wallet.member(50_000);
  for (const ageMs of [0, -24 * HOUR_MS]) await publishDay(wallet.service.kit.database, agoIso(ageMs).slice(0, 10));
  return { wallet, member, auditors };
}

/** What the schedule does as the hours go by, and what it wrote down. */
export function nightsOf(audited: () => AuditedWallet) {
  const database = () => audited().wallet.service.kit.database;
  const due = () => whatIsDue(database());
  const round = (auditor = audited().auditors[0]) => auditor.run(due);
  const audits = async () => (await audited().wallet.operator('GET', '/api/admin/wallet-audits')).json();
  const stop = async () => (await audits()).stopped as { checks: string[] } | null;
  const lastAudit = async () => (await audits()).audits[0];
  /** The database's clock cannot be moved: what was written down is moved back instead. */
  const later = async (hours: number) => {
    const by = `interval '${hours} hours'`;
    await database().raw(`update audits set taken_at = taken_at - ${by}`);
    await database().raw(
      `update audit_checks set tried_at = tried_at - ${by}, looked_at = looked_at - ${by},
         looked_at_all = looked_at_all - case when ${hours} < 24 then interval '0' else ${by} end`,
    );
    await database().raw(`update payout_stops set since = since - ${by}`);
  };
  return {
    database,
    due,
    round,
    stop,
    lastAudit,
    later,
    anHourLater: async () => {
      await later(1);
      await round();
    },
    /** An operator's, of everything. */
    byHand: async () => {
      await audited().wallet.operator('POST', '/api/admin/wallet-audits');
      await expect.poll(async () => (await audits()).running).toBe(false);
    },
    tamper: (sql: string) => database().raw(`set session_replication_role = replica; ${sql}; set session_replication_role = default`),
    /** A clean run of everything, as each night. */
    cleanNight: async () => {
      const { promisers } = audited().wallet;
      promisers.away.clear();
      promisers.forgotten.clear();
      promisers.records.length = 0;
      for (const table of ['payout_stops', 'audits', 'audit_checks']) await database()(table).delete();
      await round();
      const { scope, faults, notRun } = await lastAudit();
      if (scope !== 'all' || faults !== 0 || notRun.length > 0 || (await stop()) !== null) throw new Error('the night was not clean');
    },
  };
}
