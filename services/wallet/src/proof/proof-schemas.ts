import { PublicJwk, Type } from '@facet/service-kit';

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, hex' });
export const Day = Type.String({ format: 'date', description: 'UTC, such as 2026-11-20' });

export const ProofRoot = Type.Object(
  {
    day: Day,
    root: Type.Unsafe<string>({ ...Hash, description: 'commits to the rest of this, hex' }),
    members: Type.Integer({ description: 'leaves of the tree: everyone who ever moved money until the end of the day' }),
    totalHundredths: Type.String({
      description: 'what all of them had together at the end of the day: each node of the tree commits to its part',
    }),
    tree: Type.Unsafe<string>({ ...Hash, description: 'top of the tree, hex' }),
    previousRoot: Type.Unsafe<string>({
      ...Hash,
      description: 'root of the day before, zeros before the first: one root holds all before it',
    }),
    publishedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'ProofRoot' },
);

export const ProofRoots = Type.Object({
  roots: Type.Array(ProofRoot),
  nextCursor: Type.Union([Type.String(), Type.Null()], { description: 'the day from which the next page goes on' }),
});

/** Every field is text and is hashed as it is written; see the README for the bytes. */
const ProvenTransfer = Type.Object(
  {
    seq: Type.String(),
    id: Type.String(),
    debitAccount: Type.String(),
    creditAccount: Type.String(),
    amountHundredths: Type.String(),
    type: Type.String(),
    reason: Type.String(),
    caller: Type.String(),
    key: Type.String(),
    undo: Type.String({ examples: ['false'] }),
    balanceAfterHundredths: Type.String(),
    debtAfterHundredths: Type.String(),
    createdAt: Type.String({ examples: ['2026-11-20T19:05:00.123456Z'] }),
  },
  { $id: 'ProvenTransfer' },
);

export const StatementProof = Type.Object(
  {
    format: Type.Literal('facet.statement-proof.v2'),
    memberId: Type.String(),
    day: Day,
    root: Hash,
    previousRoot: Hash,
    totalHundredths: Type.String({ description: 'what all members had together' }),
    treeSize: Type.Integer({ description: 'leaves of the tree' }),
    leafIndex: Type.Integer({ description: 'which of them is the member’s, from 0' }),
    path: Type.Array(Type.String({ pattern: '^[0-9a-f]{80}$', examples: ['01'.repeat(40)] }), {
      description:
        'the other side of each node from the leaf to the top (RFC 6962, 2.1.1): its hash, then its sum (8 bytes, big-endian), hex',
    }),
    head: Hash,
    transfers: Type.Array(ProvenTransfer, { description: 'all of the member’s until the end of the day, oldest first' }),
  },
  { $id: 'StatementProof' },
);

export const SignedRoots = Type.Object(
  {
    format: Type.Literal('facet.signed-roots.v1'),
    key: PublicJwk,
    signed: Type.String({ description: 'a JWS by that key; its payload has `iss`, the site, and `roots`, the oldest first' }),
  },
  { $id: 'SignedRoots' },
);
