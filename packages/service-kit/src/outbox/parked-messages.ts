import { inTransaction, type Database } from '../database/open-database.ts';
import type { Kit } from '../kit.ts';

interface Row {
  id: string;
  destination: string;
  path: string;
  subject: string | null;
  body: unknown;
  last_error: string | null;
  attempts: number;
  created_at: Date;
  parked_at: Date;
}

export async function listParked(database: Database, limit: number) {
  const parked = () => database<Row>('outbox').whereNotNull('parked_at');
  const rows = await parked()
    .orderBy(['parked_at', 'id'])
    .limit(limit)
    .select<Row[]>('id', 'destination', 'path', 'subject', 'body', 'last_error', 'attempts', 'created_at', 'parked_at');
  const [total] = await parked().count<{ count: bigint }[]>('* as count');
  return {
    count: Number(total?.count ?? 0),
    messages: rows.map(({ last_error, created_at, parked_at, ...row }) => ({
      ...row,
      error: last_error,
      createdAt: created_at.toISOString(),
      parkedAt: parked_at.toISOString(),
    })),
  };
}

/** Says whether there was one. It is tried at once, and parked again if it is refused as often as before. */
export async function replayParked({ database, outbox }: Pick<Kit, 'database' | 'outbox'>, id: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const rows = await transaction('outbox')
      .where({ id })
      .whereNotNull('parked_at')
      .update({ parked_at: null, refusals: 0, attempts: 0, due_at: transaction.raw('clock_timestamp()') }, ['destination']);
    for (const { destination } of rows as { destination: string }[]) outbox.written(transaction, destination);
    return rows.length > 0;
  });
}
