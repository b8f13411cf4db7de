import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** One series of a gauge: what its labels are, and its value. */
export interface Reading<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

export interface ReadGauge<Label extends string> {
  /** With its unit last. */
  name: string;
  help: string;
  labelNames: readonly Label[];
  /** All series there are now: one that is left out is gone. */
  read: () => Promise<readonly Reading<Label>[]>;
}

/**
 * A gauge that is read when it is scraped, so that each replica tells what the database knows, after a restart too. A
 * read that fails is logged and leaves the last values: the other figures are still worth having.
 */
export function readGauge<Label extends string>(
  { metrics, log }: { metrics: Registry; log: FastifyBaseLogger },
  { name, help, labelNames, read }: ReadGauge<Label>,
): void {
  void new Gauge({
    name,
    help,
    labelNames,
    registers: [metrics],
    async collect() {
      try {
        const readings = await read();
        this.reset();
        for (const { labels, value } of readings) this.set(labels, value);
      } catch (error) {
        log.warn({ err: error, metric: name }, 'metrics: could not be read');
      }
    },
  });
}
