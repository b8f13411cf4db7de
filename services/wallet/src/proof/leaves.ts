import type { Database } from '@facet/service-kit';
import { leafHash, type Hash } from './merkle-tree.ts';

/** A power of two: the subtrees of so many leaves are subtrees of the whole tree. */
export const CHUNK = 1024;

/** The leaves of one chunk as they stood at the end of a day, by position. */
export async function leavesOf(database: Database, day: string, chunk: number): Promise<Hash[]> {
  const { rows } = await database.raw<{ rows: { data: Buffer }[] }>(
    `SELECT field(p.member_id::text) || field(c.seq::text) || field(encode(c.head, 'hex')) AS data
     FROM proof_members p
     CROSS JOIN LATERAL (
       SELECT seq, head FROM statement_chains x WHERE x.member_id = p.member_id AND x.day <= :day ORDER BY x.day DESC LIMIT 1
     ) c
     WHERE p.position >= :first AND p.position < :first + ${CHUNK}
     ORDER BY p.position`,
    { day, first: chunk * CHUNK },
  );
  return rows.map(({ data }) => leafHash(data));
}

/** The hashes of all chunks, as the row of the day keeps them. */
export function splitChunks(chunks: Buffer): Hash[] {
  return Array.from({ length: chunks.length / 32 }, (_, index) => chunks.subarray(index * 32, index * 32 + 32));
}
