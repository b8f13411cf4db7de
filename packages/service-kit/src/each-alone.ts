import type { FastifyBaseLogger } from 'fastify';

/**
 * Does `work` for each row of a sweep, so many side by side (one after the other when absent). One that fails is told
 * in the log by its `id`, waits for the next turn and holds up no other. Says how many failed. `name`: of the sweep,
 * for the log.
 */
export async function eachAlone<Row extends { readonly id: string }>(
  { log, name, sideBySide = 1 }: { log: FastifyBaseLogger; name: string; sideBySide?: number },
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  const waiting = rows.values();
  let failed = 0;
  const takeOneAfterTheOther = async (): Promise<void> => {
    for (const row of waiting)
      await work(row).catch((error: unknown) => {
        failed++;
        log.error({ err: error, id: row.id }, `${name}: one failed and waits for the next turn`);
      });
  };
  await Promise.all(Array.from({ length: sideBySide }, takeOneAfterTheOther));
  return failed;
}
