import { inTransaction, type Database, type Transaction } from '@facet/service-kit';
import { dayRootOf, NO_ROOT } from './day-root.ts';
import { CHUNK, leavesOf, splitChunks } from './leaves.ts';
import { hashOf, sumOf, topOf, type Node } from './merkle-tree.ts';

const MEMBERS_AT_ONCE = 500;

/** The root is hex. */
interface Published {
  members: bigint;
  root: string;
}

/**
 * Chains what moved until the end of `day` (UTC, `2026-11-20`) and publishes the root of all heads. Stopped anywhere and run
 * again it comes to the same: what is chained stays chained. Days are published in their order, by one process at a time.
 * Undefined: nobody has moved money yet.
 */
export async function publishDay(database: Database, day: string): Promise<Published | undefined> {
  await extendChains(database, day);
  return inTransaction(database, (transaction) => publishRoot(transaction, day));
}

/** In portions, each a transaction of its own. */
async function extendChains(database: Database, day: string): Promise<void> {
  for (let after: string | null = '00000000-0000-0000-0000-000000000000'; after !== null;) {
    const { rows }: { rows: [{ last: string | null }] } = await database.raw(EXTEND, { day, after, limit: MEMBERS_AT_ONCE });
    after = rows[0].last;
  }
}

/** Members come by id; who has grown is seen by the number of their last row, so that no clock decides who is looked at. */
const EXTEND = `
  WITH portion AS (
    SELECT w.member_id, coalesce(c.seq, 0) AS seq, coalesce(c.head, chain_start(w.member_id)) AS head
    FROM wallets w LEFT JOIN LATERAL (
      SELECT seq, head, day FROM statement_chains x WHERE x.member_id = w.member_id ORDER BY day DESC LIMIT 1
    ) c ON true
    WHERE w.member_id > :after AND w.last_seq > coalesce(c.seq, 0) AND c.day IS DISTINCT FROM :day::date
    ORDER BY w.member_id LIMIT :limit
  ), extended AS (
    INSERT INTO statement_chains (member_id, day, seq, head)
    SELECT p.member_id, :day, max(links.seq), chain_head(links.bytes ORDER BY links.seq)
    FROM portion p CROSS JOIN LATERAL (
      SELECT p.seq, p.head AS bytes
      UNION ALL
      SELECT m.seq, movement_bytes(m) FROM movements m
      WHERE m.member_id = p.member_id AND m.seq > p.seq AND m.seq < first_seq_at(p.member_id, (:day::date + 1)::timestamp AT TIME ZONE 'UTC')
    ) links
    GROUP BY p.member_id HAVING count(*) > 1
  )
  SELECT max(member_id::text) AS last FROM portion`;

async function publishRoot(transaction: Transaction, day: string): Promise<Published | undefined> {
  await transaction.raw(
    `INSERT INTO proof_members (member_id, position)
     SELECT member_id, (SELECT count(*) FROM proof_members) + row_number() OVER (ORDER BY member_id) - 1
     FROM (SELECT DISTINCT member_id FROM statement_chains WHERE day = :day) grown
     WHERE NOT EXISTS (SELECT FROM proof_members p WHERE p.member_id = grown.member_id)`,
    { day },
  );
  const { rows } = await transaction.raw<{ rows: [{ members: bigint }] }>('SELECT count(*) AS members FROM proof_members');
  const [{ members }] = rows;
  if (members === 0n) return undefined;
  const before = await transaction<{ day: string; root: Buffer; chunks: Buffer }>('proof_roots')
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .first('root', 'chunks');
  const chunks = await hashChunks(transaction, { day, count: Math.ceil(Number(members) / CHUNK), before: before?.chunks });
  const top = topOf(chunks);
  const content = { day, members, total: sumOf(top), tree: hashOf(top), previous: before?.root ?? NO_ROOT };
  const root = dayRootOf(content);
  await transaction('proof_roots').insert({ ...content, root, chunks: Buffer.concat(chunks) });
  return { members, root: root.toString('hex') };
}

/** Those in which someone's chain grew; the others are as they were the day before. */
async function hashChunks(
  transaction: Transaction,
  { day, count, before }: { day: string; count: number; before: Buffer | undefined },
): Promise<Node[]> {
  const chunks = before ? splitChunks(before) : [];
  const { rows } = await transaction.raw<{ rows: { chunk: bigint }[] }>(
    `SELECT DISTINCT p.position / ${CHUNK} AS chunk FROM proof_members p JOIN statement_chains c ON c.member_id = p.member_id AND c.day = ?`,
    [day],
  );
  for (const { chunk } of rows) chunks[Number(chunk)] = topOf(await leavesOf(transaction, day, Number(chunk)));
  if (chunks.length !== count) throw new Error(`${chunks.length} chunks of leaves where ${count} are needed`);
  return chunks;
}
