import type { Database, Transaction } from '@facet/service-kit';
import { Revocation } from './revocation.ts';

export interface RevocationFeed {
  /** To be sent back as `after`. */
  cursor: string;
  /** True: this is all there is, and replaces what the reader has. */
  snapshot: boolean;
  entries: { type: 'session' | 'member'; id: string; revoked: boolean; until: string | null }[];
}

/** What changed since `cursor`; without one, or with one that is not of this database, everything in force. */
export async function readRevocations(database: Database, cursor: string | undefined): Promise<RevocationFeed> {
  const { epoch, last } = await readEpoch(database);
  const after = positionIn(cursor, epoch, last);
  const revocations = after === last ? [] : await readAfter(database, after ?? 0n);
  const position = revocations.at(-1)?.position ?? after ?? 0n;
  const isInForce = ({ revoked, until }: Revocation): boolean => revoked && (until === null || until > new Date());
  return {
    cursor: `${epoch}.${position}`,
    snapshot: after === undefined,
    entries: (after === undefined ? revocations.filter(isInForce) : revocations).map(({ type, id, revoked, until }) => ({
      type,
      id,
      revoked,
      until: until?.toISOString() ?? null,
    })),
  };
}

async function readAfter(database: Database, position: bigint): Promise<Revocation[]> {
  return Revocation.query(database).where('position', '>', position.toString()).orderBy('position');
}

/** Of a restored database: a cursor from before it gets a snapshot, since positions are given out a second time. */
export async function forgetCursors(transaction: Transaction): Promise<void> {
  await transaction.raw('update revocation_epoch set epoch = gen_random_uuid()');
}

async function readEpoch(database: Database): Promise<{ epoch: string; last: bigint }> {
  const result = await database.raw<{ rows: { epoch: string; last: bigint }[] }>(
    'select epoch, (select case when is_called then last_value else 0 end from revocation_positions) as last from revocation_epoch',
  );
  const [row] = result.rows;
  if (!row) throw new Error('revocation_epoch is empty: the migrations have not run');
  return row;
}

function positionIn(cursor: string | undefined, epoch: string, last: bigint): bigint | undefined {
  const [, cursorEpoch, written = ''] = /^([0-9a-f-]{36})\.(\d{1,18})$/.exec(cursor ?? '') ?? [];
  if (cursorEpoch !== epoch) return undefined;
  const position = BigInt(written);
  return position > last ? undefined : position;
}
