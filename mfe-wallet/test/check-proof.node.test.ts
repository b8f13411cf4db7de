import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProof, type CheckContext } from '../src/proof/check-proof.ts';
import { firstGap } from '../src/proof/first-gap.ts';
import type { ProvenTransfer, StatementProof } from '../src/proof/statement-proof.ts';
import { makeProof, MEMBER, type MadeProof } from './some-proof.ts';

const STEPS = ['file', 'owner', 'balances', 'chain', 'tree', 'root'] as const;

test('a true proof holds in every step', async () => {
  const made = makeProof();
  expect(await failuresOf(made)).toEqual([]);
  const steps = await checkProof(JSON.stringify(made.proof), contextOf(made));
  expect(steps.map(({ finding }) => finding)).toEqual([
    'A statement proof for 2026-11-20 (UTC).',
    'It is your statement.',
    '5 transactions without a gap add up to R$ 50.00.',
    'Hashing them one after the other gives the head in the file.',
    'That head is leaf 5 of 7 under the root in the file.',
    'That root is the one published for everyone.',
  ]);
});

test('it holds at every place of trees of every size', async () => {
  for (let treeSize = 1; treeSize <= 33; treeSize += 1) {
    for (let leafIndex = 0; leafIndex < treeSize; leafIndex += 1) {
      expect(await failuresOf(makeProof({ transfers: 1, treeSize, leafIndex }))).toEqual([]);
    }
  }
});

describe('what is tampered with fails', () => {
  const transfer = (edit: Partial<ProvenTransfer>) => (proof: StatementProof) => ({
    ...proof,
    transfers: proof.transfers.map((one, index) => (index === 2 ? { ...one, ...edit } : one)),
  });
  test.each<[string, (proof: StatementProof) => StatementProof, string[]]>([
    ['an amount', transfer({ amountHundredths: '1001' }), ['balances', 'chain', 'tree']],
    ['a reason', transfer({ reason: 'Survey 4' }), ['chain', 'tree']],
    ['a border between two fields', transfer({ caller: 'earnp', key: 'ostback:a:3' }), ['chain', 'tree']],
    ['a missing transfer', (proof) => ({ ...proof, transfers: proof.transfers.toSpliced(2, 1) }), ['balances', 'chain', 'tree']],
    ['the last transfer left out', (proof) => ({ ...proof, transfers: proof.transfers.slice(0, -1) }), ['chain', 'tree']],
    ['another head', (proof) => ({ ...proof, head: '0'.repeat(64) }), ['chain']],
    ['another member', (proof) => ({ ...proof, memberId: 'somebody' }), ['owner', 'chain', 'tree']],
    ['another leaf', (proof) => ({ ...proof, leafIndex: 3 }), ['tree']],
    ['a leaf outside the tree', (proof) => ({ ...proof, leafIndex: 7 }), ['tree']],
    ['a path that is too short', (proof) => ({ ...proof, path: proof.path.slice(0, -1) }), ['tree']],
    ['a path that is too long', (proof) => ({ ...proof, path: [...proof.path, '0'.repeat(80)] }), ['tree']],
    ['another size', (proof) => ({ ...proof, treeSize: 9 }), ['tree', 'root']],
    ['another total', (proof) => ({ ...proof, totalHundredths: '1' }), ['tree']],
    ['another day before', (proof) => ({ ...proof, previousRoot: '0'.repeat(64) }), ['tree']],
    [
      'a part of the total taken away',
      (proof) => ({ ...proof, path: [`${proof.path[0]?.slice(0, 64)}${'0'.repeat(16)}`, ...proof.path.slice(1)] }),
      ['tree'],
    ],
    [
      'a sum below nothing',
      (proof) => ({ ...proof, path: [`${proof.path[0]?.slice(0, 64)}${'f'.repeat(16)}`, ...proof.path.slice(1)] }),
      ['tree'],
    ],
    ['another root', (proof) => ({ ...proof, root: '0'.repeat(64) }), ['tree', 'root']],
  ])('%s', async (_name, tamper, failing) => {
    const made = makeProof();
    expect(await failuresOf({ ...made, proof: { ...made.proof, ...tamper(made.proof) } }, MEMBER)).toEqual(failing);
  });

  test('the last leaf of a large tree that claims to be alone', async () => {
    const made = makeProof({ treeSize: 8, leafIndex: 7 });
    const alone = { ...made.proof, treeSize: 1, leafIndex: 0 };
    expect(await failuresOf({ ...made, proof: alone })).toEqual(['tree', 'root']);
  });

  test('whatever single character of a transfer', async () => {
    const made = makeProof({ transfers: 3 });
    const place = fc.record({ index: fc.nat(2), field: fc.constantFrom('id', 'type', 'reason', 'key', 'createdAt'), at: fc.nat(1000) });
    await fc.assert(
      fc.asyncProperty(place, async ({ index, field, at }) => {
        const transfers = made.proof.transfers.map((one, place) =>
          place === index ? { ...one, [field]: altered(one[field as 'id'], at) } : one,
        );
        expect(await failuresOf({ ...made, proof: { ...made.proof, transfers } })).toEqual(['chain', 'tree']);
      }),
      { numRuns: 40 },
    );
  });
});

test('a file of a whole other history under its own root does not stand against the published one', async () => {
  const published = makeProof().published;
  expect(await failuresOf({ proof: makeProof({ transfers: 3 }).proof, published })).toEqual(['root']);
});

// Copied from the wallet, whose own verifier holds to them too.
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/wallet-proof-vectors.json'), 'utf8')) as Record<
  'holds' | 'fails',
  MadeProof['proof'][]
>;

test.each(vectors.holds)('a proof of the wallet holds: $memberId', async (proof) => {
  expect(await failuresOf({ proof, published: publishedWith(proof) })).toEqual([]);
});

test.each(vectors.fails)('a proof that the wallet calls false fails: $memberId', async (proof) => {
  expect(await failuresOf({ proof, published: publishedWith(proof) })).not.toEqual([]);
});

test('a day without a published root fails; a root that could not be asked for is unknown', async () => {
  const { proof } = makeProof();
  const none = await checkProof(JSON.stringify(proof), { memberId: MEMBER, rootOf: () => Promise.resolve(null) });
  expect(none.at(-1)).toEqual({ outcome: 'failed', finding: 'No root was published for 2026-11-20.' });
  const away = await checkProof(JSON.stringify(proof), { memberId: MEMBER, rootOf: () => Promise.reject(new Error('away')) });
  expect(away.at(-1)?.outcome).toBe('unknown');
  expect(away.slice(0, -1).every(({ outcome }) => outcome === 'ok')).toBe(true);
});

test('what is no proof is called so, whatever it is', async () => {
  const { proof, published } = makeProof();
  const texts = [
    '',
    'null',
    '[]',
    '{}',
    '"x"',
    JSON.stringify({ ...proof, format: 'facet.statement-proof.v1' }),
    JSON.stringify({ ...proof, path: ['../etc'] }),
    JSON.stringify({ ...proof, day: '/../..' }),
    JSON.stringify({ ...proof, leafIndex: 1.5 }),
    JSON.stringify({ ...proof, transfers: [{}] }),
    JSON.stringify({ ...proof, transfers: [{ ...proof.transfers[0], amountHundredths: '1e3' }] }),
    JSON.stringify(proof).slice(0, -10),
  ];
  for (const text of texts) {
    expect(await checkProof(text, contextOf({ proof, published }))).toEqual([
      { outcome: 'failed', finding: 'This is not a statement proof of this site.' },
    ]);
  }
});

test('balances follow through debts and through transfers beside the member', () => {
  const of = (debitAccount: string, creditAccount: string, amount: string, balance: string, debt: string) => ({
    debitAccount,
    creditAccount,
    amountHundredths: amount,
    balanceAfterHundredths: balance,
    debtAfterHundredths: debt,
  });
  const parts = [
    of('wall:a', 'available', '500', '500', '0'),
    of('available', 'payouts:held', '500', '0', '0'),
    of('payouts:held', 'payouts:paid', '500', '0', '0'),
    of('debt', 'wall:a', '300', '0', '300'),
    of('promo', 'debt', '200', '0', '100'),
  ];
  const [template] = makeProof({ transfers: 1 }).proof.transfers;
  const transfers = parts.map((part, index) => ({ ...template, ...part, seq: String(index + 1) }) as ProvenTransfer);
  expect(firstGap(transfers)).toBeNull();
  expect(firstGap(transfers.with(4, { ...transfers[4], debtAfterHundredths: '99' } as ProvenTransfer))).toBe(5);
});

async function failuresOf(made: MadeProof, memberId = made.proof.memberId): Promise<string[]> {
  const steps = await checkProof(JSON.stringify(made.proof), contextOf(made, memberId));
  expect(steps).toHaveLength(STEPS.length);
  return STEPS.filter((_step, index) => steps[index]?.outcome !== 'ok');
}

function publishedWith({ day, root, treeSize }: StatementProof): MadeProof['published'] {
  return { ...makeProof().published, day, root, members: treeSize };
}

function contextOf({ proof, published }: MadeProof, memberId = proof.memberId): CheckContext {
  return { memberId, rootOf: (day) => Promise.resolve(day === published.day ? published : null) };
}

/** The text with one character changed. */
function altered(text: string, at: number): string {
  const place = at % text.length;
  return `${text.slice(0, place)}${text[place] === 'x' ? 'y' : 'x'}${text.slice(place + 1)}`;
}
