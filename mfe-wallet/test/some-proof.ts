import { createHash } from 'node:crypto';
import type { ProvenMovement, StatementProof } from '../src/proof/statement-proof.ts';

/** A proof and what it was made from, by code that shares nothing with the check: Node's hashes, and trees made whole. */
export interface MadeProof {
  proof: StatementProof & { format: string };
  published: { day: string; root: string; members: number; publishedAt: string };
}

export const MEMBER = '01890000-0000-7000-8000-000000000001';

export function makeProof({ movements = 5, treeSize = 7, leafIndex = 4 } = {}): MadeProof {
  const list = Array.from({ length: movements }, (_, index) => movementNumber(index + 1));
  const head = list.reduce(
    (before, movement) => sha256(Buffer.of(2), before, ...Object.values(movement).map(text)),
    sha256(Buffer.of(3), text('facet.statement-chain.v1'), text(MEMBER)),
  );
  const own = sha256(Buffer.of(0), text(MEMBER), text(String(movements)), text(head.toString('hex')));
  const leaves = Array.from({ length: treeSize }, (_, index) => (index === leafIndex ? own : sha256(Buffer.from(`other ${index}`))));
  const root = rootOf(leaves).toString('hex');
  const proof = {
    format: 'facet.statement-proof.v1',
    memberId: MEMBER,
    day: '2026-11-20',
    root,
    treeSize,
    leafIndex,
    path: pathOf(leaves, leafIndex).map((hash) => hash.toString('hex')),
    head: head.toString('hex'),
    movements: list,
  };
  return { proof, published: { day: proof.day, root, members: treeSize, publishedAt: '2026-11-21T00:10:00.000Z' } };
}

/** 10.00 from a wall each time. */
function movementNumber(seq: number): ProvenMovement {
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

/** RFC 6962, 2.1. */
function rootOf(leaves: Buffer[]): Buffer {
  const [first] = leaves;
  if (!first || leaves.length === 1) return first ?? sha256();
  const middle = splitOf(leaves.length);
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, middle)), rootOf(leaves.slice(middle)));
}

/** RFC 6962, 2.1.1. */
function pathOf(leaves: Buffer[], index: number): Buffer[] {
  if (leaves.length === 1) return [];
  const middle = splitOf(leaves.length);
  return index < middle
    ? [...pathOf(leaves.slice(0, middle), index), rootOf(leaves.slice(middle))]
    : [...pathOf(leaves.slice(middle), index - middle), rootOf(leaves.slice(0, middle))];
}

function splitOf(count: number): number {
  let middle = 1;
  while (middle * 2 < count) middle *= 2;
  return middle;
}
