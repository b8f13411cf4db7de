import type { Kit } from '@facet/service-kit';
import { withAuditLease } from './audit-lease.ts';
import { auditMetrics, logAudit } from './audit-metrics.ts';
import { gatherPromises } from './gather-promises.ts';
import { rememberAudit } from './remember-audit.ts';
import { runAudit } from './run-audit.ts';

export type AuditorKit = Pick<Kit, 'database' | 'log' | 'metrics' | 'fetchOf'>;

/** Proves the money, inside the wallet and between the services; writes down what it found, and tells it. */
export class Auditor {
  readonly #kit: AuditorKit;
  #onDemand: Promise<unknown> | undefined;

  constructor(kit: AuditorKit) {
    this.#kit = kit;
    auditMetrics(kit);
  }

  /** What `whatIsDue` says: of what changed since then, of everything, or nothing. One replica does it at a time. */
  async run(whatIsDue: () => Promise<{ since: Date | undefined } | undefined>): Promise<void> {
    const { database, log } = this.#kit;
    await withAuditLease(database, async (lease) => {
      const due = await whatIsDue();
      if (!due) return;
      const missing = await gatherPromises(this.#kit, lease, due.since);
      const report = await runAudit(database, { since: due.since, gathered: { lease, missing } });
      await rememberAudit(database, report);
      logAudit(log, report);
    });
  }

  /** Of everything, now and beside whatever else goes on. */
  start(): void {
    this.#onDemand ??= this.run(() => Promise.resolve({ since: undefined }))
      .catch((error: unknown) => this.#kit.log.error({ err: error }, 'audit: could not run'))
      .finally(() => (this.#onDemand = undefined));
  }

  get running(): boolean {
    return this.#onDemand !== undefined;
  }

  async idle(): Promise<void> {
    await this.#onDemand;
  }
}
