import { readGauge, type Kit } from '@facet/service-kit';
import { Counter } from 'prom-client';
import type { RefusalReason } from '../walls/index.ts';
import type { Settlement } from './postback.ts';

export interface PostbackMetrics {
  /** `token`: came to an address that the wall was not given; nothing of it is kept. */
  count(wall: string, settlement: { verdict: Settlement['verdict']; reason: RefusalReason | 'token' | null }): void;
  /** A credit whose reward does not fit what the wall pays us, or that is held for a decision. */
  alert(wall: string): void;
}

/** Postbacks by wall and verdict, how long each wall has been silent, and what waits. */
export function postbackMetrics(kit: Pick<Kit, 'metrics' | 'database' | 'log'>): PostbackMetrics {
  const registers = [kit.metrics];
  const postbacks = new Counter({
    name: 'wall_postbacks_total',
    help: 'postbacks dealt with; reason is empty but for refusals',
    labelNames: ['wall', 'verdict', 'reason'],
    registers,
  });
  const alerts = new Counter({
    name: 'wall_ratio_alerts_total',
    help: 'credits whose reward does not fit what the wall pays us, by the rate that an operator set, and those that are held for a decision',
    labelNames: ['wall'],
    registers,
  });
  readGauge(kit, {
    name: 'wall_last_postback_age_seconds',
    help: 'time since the last accepted postback of a wall; absent before its first',
    labelNames: ['wall'],
    async read() {
      const { rows } = await kit.database.raw<{ rows: { wall: string; seconds: number }[] }>(
        `select wall, extract(epoch from clock_timestamp() - max(received_at))::float8 as seconds
         from postbacks where verdict = 'accepted' group by wall`,
      );
      return rows.map(({ wall, seconds }) => ({ labels: { wall }, value: seconds }));
    },
  });
  readGauge(kit, {
    name: 'wall_unsettled_postback_age_seconds',
    help: 'how long the oldest postback without a verdict waits; 0: none does',
    labelNames: [],
    async read() {
      const { rows } = await kit.database.raw<{ rows: [{ seconds: number }] }>(
        `select coalesce(extract(epoch from clock_timestamp() - min(received_at)), 0)::float8 as seconds from postbacks where verdict is null`,
      );
      return [{ labels: {}, value: rows[0].seconds }];
    },
  });
  return {
    count: (wall, { verdict, reason }) => postbacks.inc({ wall, verdict, reason: reason ?? '' }),
    alert: (wall) => alerts.inc({ wall }),
  };
}
