import type { Transaction } from '@facet/service-kit';
import { dayRootOf, NO_ROOT } from './day-root.ts';
import { CHUNK, leavesOf, splitChunks } from './leaves.ts';
import { hashOf, sumOf, topOf } from './merkle-tree.ts';

interface Root {
  day: string;
  members: bigint;
  total: bigint;
  tree: Buffer;
  previous: Buffer;
  root: Buffer;
}

/**
 * What does not hold of the published roots: each commits to its content and to the root of the day before (all days, a
 * row each), no day is missing, and the newest tree follows from its chunks. `fully`: every tree does, and the newest
 * from every member's head and balance.
 */
export async function findBrokenRoots(transaction: Transaction, { fully }: { fully: boolean }): Promise<string[]> {
  const { rows: roots } = await transaction.raw<{ rows: Root[] }>(
    'select day::text, members, total, tree, previous, root from proof_roots order by proof_roots.day',
  );
  const faults = [...findBrokenLinks(roots), ...(await findMissing(transaction))];
  for (const root of fully ? roots : roots.slice(-1)) faults.push(...(await findBrokenTree(transaction, root)));
  const newest = roots.at(-1);
  return fully && newest ? [...faults, ...(await findBrokenLeaves(transaction, newest))] : faults;
}

function findBrokenLinks(roots: readonly Root[]): string[] {
  return roots.flatMap((root, index) => {
    const before = roots[index - 1];
    return [
      ...(dayRootOf(root).equals(root.root) ? [] : [`the root of ${root.day} is not that of its content`]),
      ...(root.previous.equals(before?.root ?? NO_ROOT) ? [] : [`the root of ${root.day} does not follow from the one before it`]),
      ...(before && dayAfter(before.day) !== root.day ? [`no root is published between ${before.day} and ${root.day}`] : []),
    ];
  });
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** The day after the newest root, or the first one, may be about to be published. */
async function findMissing(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.raw<{ rows: { day: string }[] }>(
    `select d::date::text as day
     from (select min(day) as first, max(day) as last from statement_chains) c, generate_series(c.first::timestamp, c.last::timestamp, interval '1 day') d
       cross join lateral (select from statement_chains x where x.day = d::date limit 1) chained -- one row of each day, by the index
     where not exists (select from proof_roots r where r.day = d::date)
       and d::date <> coalesce((select max(day) + 1 from proof_roots), c.first) order by d`,
  );
  return rows.map(({ day }) => `statements were chained on ${day}, and no root is published`);
}

async function findBrokenTree(transaction: Transaction, { day, members, total, tree }: Root): Promise<string[]> {
  const row = await transaction<{ day: string; chunks: Buffer }>('proof_roots').where({ day }).first('chunks');
  const chunks = splitChunks(row?.chunks ?? Buffer.alloc(0));
  if (chunks.length !== Math.ceil(Number(members) / CHUNK))
    return [`the tree of ${day} has ${chunks.length} chunks for ${members} members`];
  const top = topOf(chunks);
  return hashOf(top).equals(tree) && sumOf(top) === total ? [] : [`the tree of ${day} does not follow from its chunks`];
}

async function findBrokenLeaves(transaction: Transaction, { day, members }: Root): Promise<string[]> {
  const row = await transaction<{ day: string; chunks: Buffer }>('proof_roots').where({ day }).first('chunks');
  const { rows } = await transaction.raw<{ rows: [{ placed: bigint }] }>('select count(*) as placed from proof_members');
  const faults = rows[0].placed === members ? [] : [`${rows[0].placed} members have a place in the tree of ${day}, which says ${members}`];
  for (const [index, chunk] of splitChunks(row?.chunks ?? Buffer.alloc(0)).entries()) {
    const leaves = await leavesOf(transaction, day, index);
    if (leaves.length === 0 || !topOf(leaves).equals(chunk))
      faults.push(`chunk ${index} of ${day} does not follow from the heads and balances of its members`);
  }
  return faults;
}
