/**
 * Checks a statement's proof with nothing but SHA-256: no code of the service, nothing of Node's own, so that it runs
 * in a browser as it is. What the bytes are is written in the README of the wallet.
 */

const transferFields = [
  'seq',
  'id',
  'debitAccount',
  'creditAccount',
  'amountHundredths',
  'type',
  'reason',
  'caller',
  'key',
  'undo',
  'balanceAfterHundredths',
  'debtAfterHundredths',
  'createdAt',
] as const;

export type ProvenTransfer = Record<(typeof transferFields)[number], string>;

export interface StatementProof {
  format: 'facet.statement-proof.v2';
  memberId: string;
  day: string;
  /** Hashes are hex. */
  root: string;
  /** Of the day before. */
  previousRoot: string;
  /** What all members had together. */
  totalHundredths: string;
  treeSize: number;
  leafIndex: number;
  path: string[];
  head: string;
  transfers: ProvenTransfer[];
}

/** Undefined: everything follows from the root. Otherwise what does not. */
export async function verifyStatement(proof: StatementProof, publishedRoot: string): Promise<string | undefined> {
  if (proof.format !== 'facet.statement-proof.v2') return 'the file is no statement proof';
  if (proof.root !== publishedRoot) return 'the root is not the published one';
  const fault = findBrokenLine(proof.transfers);
  if (fault !== undefined) return fault;
  if (hex(await chainOf(proof)) !== proof.head) return 'the transfers do not lead to the head of the chain';
  const lastSeq = String(proof.transfers.length);
  const balance = sumBytes(BigInt(proof.transfers.at(-1)?.balanceAfterHundredths ?? '0'));
  const leaf = concatenate([await sha256(Uint8Array.of(0), fieldsOf([proof.memberId, lastSeq, proof.head]), balance), balance]);
  const top = await climb(leaf, proof);
  if (top === undefined) return 'the head is not under the root';
  if (String(sumOf(top)) !== proof.totalHundredths) return 'the balance is not part of the total';
  return hex(await dayRoot(proof, top)) === proof.root ? undefined : 'the head is not under the root';
}

/** Numbered from 1, and each balance follows from the one before: sums that a member can check without any hash. */
function findBrokenLine(transfers: readonly ProvenTransfer[]): string | undefined {
  let [balance, debt] = [0n, 0n];
  for (const [index, line] of transfers.entries()) {
    const amount = BigInt(line.amountHundredths);
    if (line.creditAccount === 'available') balance += amount;
    if (line.debitAccount === 'available') balance -= amount;
    if (line.debitAccount === 'debt') debt += amount;
    if (line.creditAccount === 'debt') debt -= amount;
    if (line.seq !== String(index + 1)) return `transfer ${index + 1} is numbered ${line.seq}`;
    if (line.balanceAfterHundredths !== String(balance) || line.debtAfterHundredths !== String(debt))
      return `transfer ${line.seq} does not lead from the balance before to the balance after it`;
  }
  return undefined;
}

async function chainOf({ memberId, transfers }: StatementProof): Promise<Uint8Array> {
  let head = await sha256(Uint8Array.of(3), fieldsOf(['facet.statement-chain.v1', memberId]));
  for (const transfer of transfers) {
    head = await sha256(Uint8Array.of(2), head, fieldsOf(transferFields.map((name) => transfer[name])));
  }
  return head;
}

/**
 * What is published of a day commits to its tree, to how many members have how much together, and to the day before.
 */
async function dayRoot({ day, treeSize, totalHundredths, previousRoot }: StatementProof, top: Uint8Array): Promise<Uint8Array> {
  const texts = ['facet.proof-root.v2', day, String(treeSize), totalHundredths];
  return sha256(Uint8Array.of(4), fieldsOf(texts), top.subarray(0, 32), bytesOf(previousRoot));
}

/**
 * From the leaf to the top (the shape of RFC 6962, 2.1.1). A node is its hash and its sum, which is that of its two
 * sides: nobody's money can be left out of the total. Undefined: the path has not the length that the tree gives it, or
 * a sum is none.
 */
async function climb(leaf: Uint8Array, { leafIndex, treeSize, path }: StatementProof): Promise<Uint8Array | undefined> {
  if (!Number.isSafeInteger(leafIndex) || leafIndex < 0 || leafIndex >= treeSize || sumOf(leaf) >= LIMIT) return undefined;
  let [node, index, last] = [leaf, leafIndex, treeSize - 1];
  for (const step of path) {
    const other = bytesOf(step);
    if (last === 0 || other.length !== 40) return undefined;
    const sum = sumOf(node) + sumOf(other);
    if (sumOf(other) >= LIMIT || sum >= LIMIT) return undefined;
    if (index % 2 === 1 || index === last) {
      node = await parentOf(other, node, sum);
      while (index % 2 === 0 && index !== 0) [index, last] = [index / 2, Math.floor(last / 2)];
    } else {
      node = await parentOf(node, other, sum);
    }
    [index, last] = [Math.floor(index / 2), Math.floor(last / 2)];
  }
  return last === 0 ? node : undefined;
}

/** Sums are never negative and never wrap around. */
const LIMIT = 2n ** 63n;

async function parentOf(left: Uint8Array, right: Uint8Array, sum: bigint): Promise<Uint8Array> {
  return concatenate([await sha256(Uint8Array.of(1), left, right), sumBytes(sum)]);
}

const sumOf = (node: Uint8Array): bigint => new DataView(node.buffer, node.byteOffset).getBigUint64(32);

function sumBytes(sum: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, sum);
  return bytes;
}

/** Each text as its length in bytes (32 bits, big-endian) and its UTF-8. */
function fieldsOf(texts: readonly string[]): Uint8Array {
  return concatenate(
    texts.flatMap((text) => {
      const bytes = new TextEncoder().encode(text);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      return [length, bytes];
    }),
  );
}

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', concatenate(parts)));
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
