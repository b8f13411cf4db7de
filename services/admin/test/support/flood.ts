import { randomUUID } from 'node:crypto';
import type { Service } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import type { TestAdmin } from './admin.ts';

export interface FloodCounts {
  sessions: number;
  affected: number;
  errors: number;
}

const nameOf = (index: number): string => `mfe-flood-${index}`;

/**
 * Each page sends the same report to two replicas at the same time; every third page fails in each deployable. Returns
 * what must be counted.
 */
export async function floodReplicas(
  admin: TestAdmin,
  { pages, deployables }: { pages: number; deployables: number },
): Promise<FloodCounts> {
  const names = Array.from({ length: deployables }, (_, index) => nameOf(index));
  for (const name of names) await admin.publish(name, '1.0.0');
  const replicas = [admin.service, await admin.replica()];
  const send = async (index: number): Promise<void> => {
    const about = { version: '1.0.0', cohort: 'stable' };
    const events = names.flatMap((deployable) => [
      { kind: 'load', deployable, ...about },
      { kind: 'vital', name: 'LCP', value: index, deployable, ...about },
      ...(index % 3 === 0 ? [{ kind: 'error', source: 'error', message: 'x', deployable, ...about }] : []),
    ]);
    const payload = { page: randomUUID(), events };
    await Promise.all(replicas.map((replica) => until('room for more', () => sendTo(replica, payload), 60_000)));
  };
  for (let first = 0; first < pages; first += 50)
    await Promise.all(Array.from({ length: Math.min(50, pages - first) }, (_, index) => send(first + index)));
  const failing = Math.ceil(pages / 3);
  // An error is an event: each replica was told of it. A session is a page, whoever was told.
  return { sessions: pages * deployables, affected: failing * deployables, errors: failing * deployables * replicas.length };
}

/** Whether the report was taken: while too many wait to be written, none is. */
async function sendTo(replica: Service, payload: object): Promise<boolean> {
  const answer = await replica.public.inject({ method: 'POST', url: '/api/telemetry', payload });
  return (answer.json() as { accepted: number }).accepted > 0;
}

/** What is counted once at least as much is there as expected. */
export async function countedOf(admin: TestAdmin, deployables: number, expected: FloodCounts): Promise<FloodCounts> {
  let counts = await readCounts(admin, deployables);
  await until(
    'everything written',
    async () => {
      counts = await readCounts(admin, deployables);
      return counts.sessions >= expected.sessions && counts.affected >= expected.affected && counts.errors >= expected.errors;
    },
    60_000,
  );
  return counts;
}

async function readCounts(admin: TestAdmin, deployables: number): Promise<FloodCounts> {
  const counts = { sessions: 0, affected: 0, errors: 0 };
  for (let index = 0; index < deployables; index += 1) {
    const answer = await admin.internal('releaser', 'GET', `/internal/telemetry/summary?deployable=${nameOf(index)}`);
    for (const cohort of answer.json().cohorts as FloodCounts[])
      for (const name of ['sessions', 'affected', 'errors'] as const) counts[name] += cohort[name];
  }
  return counts;
}
