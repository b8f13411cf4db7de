import type { Database } from '@facet/service-kit';

interface Row {
  day: string;
  root: string;
  members: bigint;
  total: bigint;
  tree: string;
  previous: string;
  published_at: Date;
}

/** The published roots, newest first. `before`: only of earlier days. `day`: that one alone. */
export async function listRoots(database: Database, { before, day, limit }: { before?: string | undefined; day?: string; limit: number }) {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `SELECT day::text, encode(root, 'hex') AS root, members, total, encode(tree, 'hex') AS tree, encode(previous, 'hex') AS previous, published_at FROM proof_roots
     WHERE (:before::date IS NULL OR day < :before) AND (:day::date IS NULL OR day = :day) ORDER BY proof_roots.day DESC LIMIT :limit`,
    { before: before ?? null, day: day ?? null, limit },
  );
  return rows.map(({ members, total, previous, published_at, ...row }) => ({
    ...row,
    members: Number(members),
    totalHundredths: String(total),
    previousRoot: previous,
    publishedAt: published_at.toISOString(),
  }));
}
