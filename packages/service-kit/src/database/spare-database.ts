import type { Knex } from 'knex';

const PAUSE_MS = 250;

/**
 * After a connection could not be made none is tried for 250 ms: what asks meanwhile fails at once with the same error.
 * Each try costs PostgreSQL a process, and a service without its database would take the processors of those that have
 * theirs.
 */
export function spareDatabase(database: Knex): void {
  const client = database.client as Knex.Client;
  const connect = client.acquireRawConnection.bind(client);
  let refused: { error: unknown; untilMs: number } | undefined;
  client.acquireRawConnection = async () => {
    if (refused && performance.now() < refused.untilMs) throw refused.error;
    try {
      return (await connect()) as unknown;
    } catch (error) {
      refused = { error, untilMs: performance.now() + PAUSE_MS };
      throw error;
    }
  };
}
