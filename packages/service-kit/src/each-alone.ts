import type { FastifyBaseLogger } from 'fastify';

/**
 * Does `work` for each row of a sweep, one after the other. One that fails is told in the log by its `id`, waits for the next turn and holds up no other.
 * `name`: of the sweep, for the log.
 */
export async function eachAlone<Row extends { readonly id: string }>(
  { log, name }: { log: FastifyBaseLogger; name: string },
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows)
    await work(row).catch((error: unknown) => log.error({ err: error, id: row.id }, `${name}: one failed and waits for the next turn`));
}
