import type { Kit } from '../kit.ts';
import { readGauge, type Reading } from '../metrics/read-gauge.ts';

interface Waiting {
  destination: string;
  messages: number;
  age_seconds: number;
  parked: number;
}

/**
 * How many messages wait for each destination, since when the first one does, and how many are parked; 0 where there
 * are none.
 */
export function measureOutbox(kit: Pick<Kit, 'database' | 'config' | 'metrics' | 'log'>): void {
  // Also those that were written to once: a series that ends with its last message looks like one that nobody can read.
  const destinations = new Set(Object.values(kit.config.SUBSCRIBERS).flat());
  async function read(valueOf: (waiting: Waiting) => number): Promise<Reading<'destination'>[]> {
    const { rows } = await kit.database.raw<{ rows: Waiting[] }>(
      `select destination, count(*) filter (where parked_at is null)::int as messages, count(parked_at)::int as parked,
         coalesce(extract(epoch from clock_timestamp() - min(created_at) filter (where parked_at is null)), 0)::float8 as age_seconds
       from outbox group by destination`,
    );
    for (const { destination } of rows) destinations.add(destination);
    return [...destinations].map((destination) => {
      const waiting = rows.find((row) => row.destination === destination);
      return { labels: { destination }, value: waiting ? valueOf(waiting) : 0 };
    });
  }
  readGauge(kit, {
    name: 'outbox_messages',
    help: 'messages that wait for their receiver',
    labelNames: ['destination'],
    read: () => read(({ messages }) => messages),
  });
  readGauge(kit, {
    name: 'outbox_oldest_age_seconds',
    help: 'how long the oldest message waits; 0: none does',
    labelNames: ['destination'],
    read: () => read(({ age_seconds }) => age_seconds),
  });
  readGauge(kit, {
    name: 'outbox_parked_messages',
    help: 'messages that their receiver refused again and again; an operator has to look',
    labelNames: ['destination'],
    read: () => read(({ parked }) => parked),
  });
}
