import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { BackgroundJob } from '../service.ts';
import type { SealedFor, SecretBox } from './secret-box.ts';

const AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Where sealed secrets lie: rows whose id is a uuid. */
export interface SealedColumn {
  table: string;
  id: string;
  column: string;
  sealedFor: (id: string) => SealedFor;
}

interface SealedRow {
  id: string;
  sealed: Buffer;
}

/**
 * After a change of keys: once after a start, beside the service's work, seals with the current key what lies under an
 * older one. The log tells how many; `left`: their key is not there, they stay as they are. What changes meanwhile is
 * not touched.
 */
export function sealAgain(
  { database, log, secrets }: { database: Database; log: FastifyBaseLogger; secrets: SecretBox },
  columns: readonly SealedColumn[],
): BackgroundJob {
  const stopping = new AbortController();
  let work: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (const column of columns) {
      const told = { table: column.table, column: column.column, ...(await sealColumn(database, secrets, column, stopping.signal)) };
      if (!stopping.signal.aborted) log.info(told, 'secrets: sealed with the current key');
    }
  };
  return {
    start() {
      if (!secrets.hasOlderKeys) return;
      work = run().catch((error: unknown) => log.error({ err: error }, 'secrets: not all are sealed with the current key'));
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

async function sealColumn(
  database: Database,
  secrets: SecretBox,
  { table, id, column, sealedFor }: SealedColumn,
  stopping: AbortSignal,
): Promise<{ sealed: number; left: number }> {
  const counts = { sealed: 0, left: 0 };
  let rows: SealedRow[] = [];
  for (let after = BEFORE_ALL; !stopping.aborted; after = rows.at(-1)?.id ?? after) {
    ({ rows } = await database.raw<{ rows: SealedRow[] }>(
      'select ?? as id, ?? as sealed from ?? where ?? > ?::uuid and ?? is not null order by ?? limit ?',
      [id, column, table, id, after, column, id, AT_ONCE],
    ));
    const outdated = rows.filter(({ sealed }) => secrets.isOutdated(sealed));
    const anew = outdated.flatMap((row) => sealedAnew(secrets, row, sealedFor(row.id)));
    counts.left += outdated.length - anew.length;
    counts.sealed += await replace(database, { table, id, column }, anew);
    if (rows.length < AT_ONCE) break;
  }
  return counts;
}

interface Anew extends SealedRow {
  before: Buffer;
}

/** None when its key is not there. */
function sealedAnew(secrets: SecretBox, { id, sealed }: SealedRow, belongsTo: SealedFor): Anew[] {
  try {
    return [{ id, before: sealed, sealed: secrets.seal(secrets.open(sealed, belongsTo), belongsTo) }];
  } catch {
    return [];
  }
}

/** Not over what was sealed meanwhile. */
async function replace(database: Database, { table, id, column }: Omit<SealedColumn, 'sealedFor'>, rows: readonly Anew[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `update ?? as kept set ?? = anew.sealed from unnest(?::uuid[], ?::bytea[], ?::bytea[]) as anew (id, before, sealed)
     where kept.?? = anew.id and kept.?? = anew.before`,
    [table, column, rows.map((row) => row.id), rows.map(({ before }) => before), rows.map(({ sealed }) => sealed), id, column],
  );
  return rowCount;
}
