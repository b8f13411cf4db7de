import type { Kit } from '@facet/service-kit';
import { withAuditLease } from './audit-lease.ts';
import { auditMetrics, logAudit } from './audit-metrics.ts';
import { gatherPromises } from './gather-promises.ts';
import { rememberAudit, type MadeBy } from './remember-audit.ts';
import { checkNames } from './checks/index.ts';
import { runAudit, type DueChecks } from './run-audit.ts';

export type AuditorKit = Pick<Kit, 'database' | 'log' | 'metrics' | 'fetchOf'>;

/** Proves the money, inside the wallet and between the services; writes down what it found, and tells it. */
export class Auditor {
  readonly #kit: AuditorKit;
  #onDemand: Promise<unknown> | undefined;

  constructor(kit: AuditorKit) {
    this.#kit = kit;
    auditMetrics(kit);
  }

  /** By schedule: what `whatIsDue` says, or nothing. One replica does it at a time. */
  run(whatIsDue: () => Promise<DueChecks | undefined>): Promise<void> {
    return this.#run(whatIsDue, 'by schedule');
  }

  /** Of everything, now and beside whatever else goes on. */
  start(): void {
    this.#onDemand ??= this.#run(() => Promise.resolve({ checks: checkNames, since: undefined }), 'by hand')
      .catch((error: unknown) => this.#kit.log.error({ err: error }, 'audit: could not run'))
      .finally(() => (this.#onDemand = undefined));
  }

  async #run(whatIsDue: () => Promise<DueChecks | undefined>, made: MadeBy): Promise<void> {
    const { database, log } = this.#kit;
    await withAuditLease(database, async (lease) => {
      const due = await whatIsDue();
      if (!due) return;
      const missing = await gatherPromises(this.#kit, lease, due);
      const report = await runAudit(database, { ...due, gathered: { lease, missing } });
      await rememberAudit(database, report, made);
      logAudit(log, report);
    });
  }

  get running(): boolean {
    return this.#onDemand !== undefined;
  }

  async idle(): Promise<void> {
    await this.#onDemand;
  }
}
