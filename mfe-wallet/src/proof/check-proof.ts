import { formatAmount, toDecimal } from '@facet/ui';
import { t } from '../texts.ts';
import { chainHead } from './chain-head.ts';
import { firstGap } from './first-gap.ts';
import { field, concat, toHex, type Bytes } from './hash.ts';
import { parseProof, type StatementProof } from './statement-proof.ts';
import { dayRoot, topAbove } from './tree-root.ts';

/** One step of the check; `unknown`: what it needs could not be asked for. */
export interface Step {
  outcome: 'ok' | 'failed' | 'unknown';
  /** What was found, for people. */
  finding: string;
}

/** What everyone can read about a day. */
export interface PublishedRoot {
  /** Hex. */
  root: string;
  /** Leaves of the tree. */
  members: number;
}

export interface CheckContext {
  /** Whose statement it should be. */
  memberId: string;
  /** Null: none was published for that day. Rejects when nobody could be asked. */
  rootOf: (day: string) => Promise<PublishedRoot | null>;
}

/**
 * Checks a proof by its own computation: whose it is, whether the transfers add up, whether their hashes lead to the
 * head, the head to the root, and whether that root is the one that everyone sees. Nothing of the file is believed that
 * was not computed.
 */
export async function checkProof(text: string, { memberId, rootOf }: CheckContext): Promise<Step[]> {
  const proof = parseProof(text);
  if (!proof) return [failed(t('This is not a statement proof of this site.'))];
  // Comes while the hashes are computed.
  const root = checkRoot(proof, rootOf);
  const head = await chainHead(proof);
  return [
    ok(t('A statement proof for {day} (UTC).', { day: proof.day })),
    checkOwner(proof, memberId),
    checkBalances(proof),
    checkChain(proof, head),
    await checkTree(proof, head),
    await root,
  ];
}

function checkOwner(proof: StatementProof, memberId: string): Step {
  return proof.memberId === memberId ? ok(t('It is your statement.')) : failed(t('It is the statement of another account.'));
}

function checkBalances({ transfers }: StatementProof): Step {
  const gap = firstGap(transfers);
  if (gap !== null)
    return failed(t('Transaction {gap} of {count} doesn’t follow from the ones before it.', { gap, count: transfers.length }));
  const balance = formatAmount(toDecimal(BigInt(transfers.at(-1)?.balanceAfterHundredths ?? '0')));
  return ok(
    t('{count, plural, one {# transaction adds} other {# transactions without a gap add}} up to {balance}.', {
      count: transfers.length,
      balance,
    }),
  );
}

function checkChain(proof: StatementProof, head: Bytes): Step {
  return toHex(head) === proof.head
    ? ok(t('Hashing them one after the other gives the head in the file.'))
    : failed(t('Hashing them doesn’t give the head in the file: something was changed.'));
}

/** From the head that was computed, not from the one in the file. */
async function checkTree(proof: StatementProof, head: Bytes): Promise<Step> {
  const seq = proof.transfers.at(-1)?.seq ?? '0';
  const balance = BigInt(proof.transfers.at(-1)?.balanceAfterHundredths ?? '0');
  const top = await topAbove(concat([field(proof.memberId), field(seq), field(toHex(head))]), balance, proof);
  const isUnderRoot =
    top !== null &&
    String(top.sum) === proof.totalHundredths &&
    toHex(await dayRoot(proof.day, proof.treeSize, top, proof.previousRoot)) === proof.root;
  return isUnderRoot
    ? ok(
        t('That head is leaf {leafIndex} of {treeSize} under the root in the file.', {
          leafIndex: proof.leafIndex + 1,
          treeSize: proof.treeSize,
        }),
      )
    : failed(t('The path from that head does not lead to the root in the file.'));
}

async function checkRoot({ day, root, treeSize }: StatementProof, rootOf: CheckContext['rootOf']): Promise<Step> {
  try {
    const published = await rootOf(day);
    if (published === null) return failed(t('No root was published for {day}.', { day }));
    return published.root === root && published.members === treeSize
      ? ok(t('That root is the one published for everyone.'))
      : failed(t('Another root was published for that day.'));
  } catch {
    return { outcome: 'unknown', finding: t('The published root couldn’t be loaded. Check again later.') };
  }
}

function ok(finding: string): Step {
  return { outcome: 'ok', finding };
}

function failed(finding: string): Step {
  return { outcome: 'failed', finding };
}
