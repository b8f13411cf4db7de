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
 * Chains what moved until the end of `day` (UTC, `2026-11-20`) and publishes the root of all heads. Stopped anywhere
 * and run again it comes to the same: what is chained stays chained. Days are published in their order, by one process
 * at a time. Undefined: nobody has moved money yet.
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

/**
 * Members come by id; who has grown is seen by the number of their last row, so that no clock decides who is looked at.
 */
const EXTEND = `
  with portion as (
    select w.member_id, coalesce(c.seq, 0) as seq, coalesce(c.head, chain_start(w.member_id)) as head
    from wallets w left join lateral (
      select seq, head, day from statement_chains x where x.member_id = w.member_id order by day desc limit 1
    ) c on true
    where w.member_id > :after and w.last_seq > coalesce(c.seq, 0) and c.day is distinct from :day::date
    order by w.member_id limit :limit
  ), extended as (
    insert into statement_chains (member_id, day, seq, head)
    select p.member_id, :day, max(links.seq), chain_head(links.bytes order by links.seq)
    from portion p cross join lateral (
      select p.seq, p.head as bytes
      union all
      select m.seq, transfer_bytes(m) from transfers m
      where m.member_id = p.member_id and m.seq > p.seq and m.seq < first_seq_at(p.member_id, (:day::date + 1)::timestamp at time zone 'UTC')
    ) links
    group by p.member_id having count(*) > 1
  )
  select max(member_id::text) as last from portion`;

async function publishRoot(transaction: Transaction, day: string): Promise<Published | undefined> {
  await transaction.raw(
    `insert into proof_members (member_id, position)
     select member_id, (select count(*) from proof_members) + row_number() over (order by member_id) - 1
     from (select distinct member_id from statement_chains where day = :day) grown
     where not exists (select from proof_members p where p.member_id = grown.member_id)`,
    { day },
  );
  const { rows } = await transaction.raw<{ rows: [{ members: bigint }] }>('select count(*) as members from proof_members');
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
    `select distinct p.position / ${CHUNK} as chunk from proof_members p join statement_chains c on c.member_id = p.member_id and c.day = ?`,
    [day],
  );
  for (const { chunk } of rows) chunks[Number(chunk)] = topOf(await leavesOf(transaction, day, Number(chunk)));
  if (chunks.length !== count) throw new Error(`${chunks.length} chunks of leaves where ${count} are needed`);
  return chunks;
}
