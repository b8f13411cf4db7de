import type { Database } from '@facet/service-kit';
import { leafOf, NODE_BYTES, type Node } from './merkle-tree.ts';

/** A power of two: the subtrees of so many leaves are subtrees of the whole tree. */
export const CHUNK = 1024;

/** The leaves of one chunk as they stood at the end of a day, by position: each member's head, and what they had. */
export async function leavesOf(database: Database, day: string, chunk: number): Promise<Node[]> {
  const { rows } = await database.raw<{ rows: { data: Buffer; balance: bigint }[] }>(
    `SELECT field(p.member_id::text) || field(c.seq::text) || field(encode(c.head, 'hex')) AS data, m.balance_after AS balance
     FROM proof_members p
     CROSS JOIN LATERAL (
       SELECT seq, head FROM statement_chains x WHERE x.member_id = p.member_id AND x.day <= :day ORDER BY x.day DESC LIMIT 1
     ) c
     JOIN movements m ON m.member_id = p.member_id AND m.seq = c.seq
     WHERE p.position >= :first AND p.position < :first + ${CHUNK}
     ORDER BY p.position`,
    { day, first: chunk * CHUNK },
  );
  return rows.map(({ data, balance }) => leafOf(data, balance));
}

/** The nodes over all chunks, as the row of the day keeps them. */
export function splitChunks(chunks: Buffer): Node[] {
  return Array.from({ length: chunks.length / NODE_BYTES }, (_, index) => chunks.subarray(index * NODE_BYTES, (index + 1) * NODE_BYTES));
}
