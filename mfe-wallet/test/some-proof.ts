import { createHash } from 'node:crypto';
import type { ProvenTransfer, StatementProof } from '../src/proof/statement-proof.ts';

/**
 * A proof and what it was made from, by code that shares nothing with the check: Node's hashes, and trees made whole.
 */
export interface MadeProof {
  proof: StatementProof & { format: string };
  published: {
    day: string;
    root: string;
    members: number;
    totalHundredths: string;
    tree: string;
    previousRoot: string;
    publishedAt: string;
  };
}

export const MEMBER = '01890000-0000-7000-8000-000000000001';

export function makeProof({ transfers = 5, treeSize = 7, leafIndex = 4 } = {}): MadeProof {
  const list = Array.from({ length: transfers }, (_, index) => transferNumber(index + 1));
  const head = list.reduce(
    (before, transfer) => sha256(Buffer.of(2), before, ...Object.values(transfer).map(text)),
    sha256(Buffer.of(3), text('facet.statement-chain.v1'), text(MEMBER)),
  );
  const balance = BigInt(transfers) * 1000n;
  const own = withSum(balance, sha256(Buffer.of(0), text(MEMBER), text(String(transfers)), text(head.toString('hex')), sum(balance)));
  const leaves = Array.from({ length: treeSize }, (_, index) =>
    index === leafIndex ? own : withSum(BigInt(index), sha256(Buffer.from(`other ${index}`))),
  );
  const top = topOf(leaves);
  const day = '2026-11-20';
  const total = String(top.readBigUInt64BE(32));
  const previous = sha256(Buffer.from('the day before'));
  const tree = top.subarray(0, 32);
  const dayTexts = ['facet.proof-root.v2', day, String(treeSize), total].map(text);
  const root = sha256(Buffer.of(4), ...dayTexts, tree, previous).toString('hex');
  const proof = {
    format: 'facet.statement-proof.v2',
    memberId: MEMBER,
    day,
    root,
    previousRoot: previous.toString('hex'),
    totalHundredths: total,
    treeSize,
    leafIndex,
    path: pathOf(leaves, leafIndex).map((hash) => hash.toString('hex')),
    head: head.toString('hex'),
    transfers: list,
  };
  const published = { day, root, members: treeSize, totalHundredths: total, tree: tree.toString('hex'), previousRoot: proof.previousRoot };
  return { proof, published: { ...published, publishedAt: '2026-11-21T00:10:00.000Z' } };
}

/** 10.00 from a wall each time. */
function transferNumber(seq: number): ProvenTransfer {
  return {
    seq: String(seq),
    id: `01890000-0000-7000-8000-00000000000${seq}`,
    debitAccount: 'wall:a',
    creditAccount: 'available',
    amountHundredths: '1000',
    type: 'wall_credit',
    reason: `Survey ${seq}, "é" and €`,
    caller: 'earn',
    key: `postback:a:${seq}`,
    undo: 'false',
    balanceAfterHundredths: String(1000 * seq),
    debtAfterHundredths: '0',
    createdAt: '2026-11-20T19:05:00.123456Z',
  };
}

function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

function text(value: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(value));
  return Buffer.concat([length, Buffer.from(value)]);
}

function sum(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}

const withSum = (value: bigint, hash: Buffer): Buffer => Buffer.concat([hash, sum(value)]);

/** RFC 6962, 2.1, with sums. */
function topOf(leaves: Buffer[]): Buffer {
  const [first] = leaves;
  if (!first || leaves.length === 1) return first ?? sha256();
  const middle = splitOf(leaves.length);
  const [left, right] = [topOf(leaves.slice(0, middle)), topOf(leaves.slice(middle))];
  return withSum(left.readBigUInt64BE(32) + right.readBigUInt64BE(32), sha256(Buffer.of(1), left, right));
}

/** RFC 6962, 2.1.1. */
function pathOf(leaves: Buffer[], index: number): Buffer[] {
  if (leaves.length === 1) return [];
  const middle = splitOf(leaves.length);
  return index < middle
    ? [...pathOf(leaves.slice(0, middle), index), topOf(leaves.slice(middle))]
    : [...pathOf(leaves.slice(middle), index - middle), topOf(leaves.slice(0, middle))];
}

function splitOf(count: number): number {
  let middle = 1;
  while (middle * 2 < count) middle *= 2;
  return middle;
}
