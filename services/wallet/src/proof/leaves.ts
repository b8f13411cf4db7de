import type { Database } from '@facet/service-kit';
import { leafOf, NODE_BYTES, type Node } from './merkle-tree.ts';

/** A power of two: the subtrees of so many leaves are subtrees of the whole tree. */
export const CHUNK = 1024;

/** The leaves of one chunk as they stood at the end of a day, by position: each member's head, and what they had. */
export async function leavesOf(database: Database, day: string, chunk: number): Promise<Node[]> {
  const { rows } = await database.raw<{ rows: { data: Buffer; balance: bigint }[] }>(
    `select field(p.member_id::text) || field(c.seq::text) || field(encode(c.head, 'hex')) as data, m.balance_after as balance
     from proof_members p
     cross join lateral (
       select seq, head from statement_chains x where x.member_id = p.member_id and x.day <= :day order by x.day desc limit 1
     ) c
     join transfers m on m.member_id = p.member_id and m.seq = c.seq
     where p.position >= :first and p.position < :first + ${CHUNK}
     order by p.position`,
    { day, first: chunk * CHUNK },
  );
  return rows.map(({ data, balance }) => leafOf(data, balance));
}

/** The nodes over all chunks, as the row of the day keeps them. */
export function splitChunks(chunks: Buffer): Node[] {
  return Array.from({ length: chunks.length / NODE_BYTES }, (_, index) => chunks.subarray(index * NODE_BYTES, (index + 1) * NODE_BYTES));
}
