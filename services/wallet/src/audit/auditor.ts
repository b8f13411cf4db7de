import type { Kit } from '@facet/service-kit';
import { auditMetrics, logAudit } from './audit-metrics.ts';
import { rememberAudit } from './remember-audit.ts';
import { runAudit } from './run-audit.ts';

/** Proves the money, writes down what it found, and tells it. */
export class Auditor {
  private readonly kit: Pick<Kit, 'database' | 'log' | 'metrics'>;
  private onDemand: Promise<void> | undefined;

  constructor(kit: Pick<Kit, 'database' | 'log' | 'metrics'>) {
    this.kit = kit;
    auditMetrics(kit);
  }

  /** Of what changed since then; undefined: of everything. */
  async run(since?: Date): Promise<void> {
    const report = await runAudit(this.kit.database, since ? { since } : {});
    await rememberAudit(this.kit.database, report, since);
    logAudit(this.kit.log, since ? 'new' : 'all', report);
  }

  /** Of everything, now and beside whatever else goes on; one at a time. */
  start(): void {
    this.onDemand ??= this.run()
      .catch((error: unknown) => this.kit.log.error({ err: error }, 'audit: could not run'))
      .finally(() => (this.onDemand = undefined));
  }

  get running(): boolean {
    return this.onDemand !== undefined;
  }

  async idle(): Promise<void> {
    await this.onDemand;
  }
}
