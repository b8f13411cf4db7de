import { lookup } from 'node:dns/promises';
import { until } from '../until.ts';

const INTERNAL_PORT = 3001;
const READY_MS = 300_000;
const LOOK_EVERY_MS = 250;
const ANSWER_MS = 5_000;

/**
 * Waits until every replica of each service says that it is ready; it has migrated its database by then. A service's
 * name resolves to all its replicas that were started. @throws after five minutes, naming the service
 */
export async function servicesReady(services: readonly string[], { port = INTERNAL_PORT, withinMs = READY_MS } = {}): Promise<void> {
  await Promise.all(services.map((name) => until(`${name} is ready`, () => isReady(name, port), withinMs, LOOK_EVERY_MS)));
}

async function isReady(name: string, port: number): Promise<boolean> {
  try {
    const replicas = await lookup(name, { all: true, family: 4 });
    const answers = await Promise.all(
      replicas.map(({ address }) => fetch(`http://${address}:${port}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) })),
    );
    return answers.every(({ ok }) => ok);
  } catch {
    // Not started yet, or not listening.
    return false;
  }
}
