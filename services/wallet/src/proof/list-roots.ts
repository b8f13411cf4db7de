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
    `select day::text, encode(root, 'hex') as root, members, total, encode(tree, 'hex') as tree, encode(previous, 'hex') as previous, published_at from proof_roots
     where (:before::date is null or day < :before) and (:day::date is null or day = :day) order by proof_roots.day desc limit :limit`,
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
