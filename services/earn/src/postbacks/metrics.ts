import type { Kit } from '@facet/service-kit';
import { Counter, Gauge } from 'prom-client';
import type { Settlement } from './postback.ts';

export interface PostbackMetrics {
  count(wall: string, settlement: Settlement): void;
  /** A credit whose reward does not fit what the wall pays us. */
  alert(wall: string): void;
}

/** Postbacks by wall and verdict, and how long each wall has been silent. */
export function postbackMetrics({ metrics, database, log }: Pick<Kit, 'metrics' | 'database' | 'log'>): PostbackMetrics {
  const postbacks = new Counter({
    name: 'wall_postbacks_total',
    help: 'postbacks dealt with; reason is empty but for refusals',
    labelNames: ['wall', 'verdict', 'reason'],
    registers: [metrics],
  });
  const alerts = new Counter({
    name: 'wall_ratio_alerts_total',
    help: 'credits whose reward does not fit what the wall pays us, by the rate that an operator set',
    labelNames: ['wall'],
    registers: [metrics],
  });
  new Gauge({
    name: 'wall_last_postback_age_seconds',
    help: 'time since the last accepted postback of a wall; absent before its first',
    labelNames: ['wall'],
    registers: [metrics],
    async collect() {
      try {
        const { rows } = await database.raw<{ rows: { wall: string; seconds: number }[] }>(
          `select wall, extract(epoch from clock_timestamp() - max(received_at))::float8 as seconds
           from postbacks where verdict = 'accepted' group by wall`,
        );
        for (const { wall, seconds } of rows) this.set({ wall }, seconds);
      } catch (error) {
        log.warn({ err: error }, 'metrics: the age of the last postback is not known');
      }
    },
  });
  return {
    count: (wall, { verdict, reason }) => postbacks.inc({ wall, verdict, reason: reason ?? '' }),
    alert: (wall) => alerts.inc({ wall }),
  };
}
