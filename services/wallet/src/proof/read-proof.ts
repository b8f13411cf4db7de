import type { Database } from '@facet/service-kit';
import { CHUNK, leavesOf, splitChunks } from './leaves.ts';
import { pathOf } from './merkle-tree.ts';

/** What is proven to one member about one day; everything but their transfers. */
export interface ProofHead {
  format: 'facet.statement-proof.v2';
  memberId: string;
  day: string;
  root: string;
  previousRoot: string;
  totalHundredths: string;
  treeSize: number;
  leafIndex: number;
  path: string[];
  head: string;
}

interface Row {
  day: string;
  root: Buffer;
  previous: Buffer;
  total: bigint;
  members: bigint;
  chunks: Buffer;
  position: bigint;
  seq: bigint;
  head: Buffer;
}

/**
 * Of `day`, or of the newest day. Undefined: no root of that day is published, or the member had moved nothing by then.
 */
export async function readProof(
  database: Database,
  memberId: string,
  day?: string,
): Promise<{ proof: ProofHead; lastSeq: bigint } | undefined> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select r.day::text, r.root, r.previous, r.total, r.members, r.chunks, p.position, c.seq, c.head
     from proof_roots r join proof_members p on p.member_id = :memberId
     cross join lateral (
       select seq, head from statement_chains x where x.member_id = p.member_id and x.day <= r.day order by x.day desc limit 1
     ) c
     where :day::date is null or r.day = :day order by r.day desc limit 1`,
    { memberId, day: day ?? null },
  );
  const [row] = rows;
  if (!row) return undefined;
  const leafIndex = Number(row.position);
  const chunk = Math.floor(leafIndex / CHUNK);
  const path = [...pathOf(await leavesOf(database, row.day, chunk), leafIndex % CHUNK), ...pathOf(splitChunks(row.chunks), chunk)];
  const proof: ProofHead = {
    format: 'facet.statement-proof.v2',
    memberId,
    day: row.day,
    root: row.root.toString('hex'),
    previousRoot: row.previous.toString('hex'),
    totalHundredths: String(row.total),
    treeSize: Number(row.members),
    leafIndex,
    path: path.map((node) => node.toString('hex')),
    head: row.head.toString('hex'),
  };
  return { proof, lastSeq: row.seq };
}

const PAGE = 1000;

/** The whole document as JSON text, a piece at a time: a member may have moved a million times. */
export async function* writeProof(database: Database, { proof, lastSeq }: { proof: ProofHead; lastSeq: bigint }): AsyncGenerator<string> {
  yield `${JSON.stringify(proof).slice(0, -1)},"transfers":[`;
  for (let after = 0n; after < lastSeq; after += BigInt(PAGE)) {
    const upTo = after + BigInt(PAGE) < lastSeq ? after + BigInt(PAGE) : lastSeq;
    const { rows } = await database.raw<{ rows: { transfer: string }[] }>(TRANSFERS, { memberId: proof.memberId, after, upTo });
    yield (after === 0n ? '' : ',') + rows.map(({ transfer }) => transfer).join(',');
  }
  yield ']}';
}

/** Each as JSON, all fields as the texts that are hashed. */
const TRANSFERS = `
  select json_build_object('seq', seq::text, 'id', id, 'debitAccount', debit_account, 'creditAccount', credit_account,
    'amountHundredths', amount::text, 'type', type, 'reason', reason, 'caller', caller, 'key', key, 'undo', undo::text,
    'balanceAfterHundredths', balance_after::text, 'debtAfterHundredths', debt_after::text, 'createdAt', instant_text(created_at))::text as transfer
  from transfers where member_id = :memberId and seq > :after and seq <= :upTo order by seq`;
