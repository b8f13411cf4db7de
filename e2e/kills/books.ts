import pg from 'pg';
import type { Site } from '@facet/tooling/site';

/** What the outside world was told: the books that the site's own are compared with. */
export class Books {
  /** Credits by transaction, once acknowledged. */
  readonly credits = new Map<string, { memberId: string; amountHundredths: bigint }>();

  credited(transaction: string, memberId: string, amount: number): void {
    this.credits.set(transaction, { memberId, amountHundredths: BigInt(Math.round(amount * 100)) });
  }

  /** What every acknowledged credit of a member comes to. */
  earnedHundredths(memberId: string): bigint {
    return [...this.credits.values()]
      .filter((credit) => credit.memberId === memberId)
      .reduce((sum, credit) => sum + credit.amountHundredths, 0n);
  }
}

interface Wallet {
  memberId: string;
  available: bigint;
  totalEarned: bigint;
}

/**
 * Each difference between what was acknowledged and what the wallet has, in words: a credit lost, a credit doubled,
 * money that is neither on the balance nor held for a withdrawal.
 */
export async function differences(site: Site, books: Books, memberIds: readonly string[]): Promise<string[]> {
  const wallets = await readWallets(site, memberIds);
  const held = await readHeld(site, memberIds);
  return memberIds.flatMap((memberId) => {
    const wallet = wallets.get(memberId) ?? { memberId, available: 0n, totalEarned: 0n };
    const earned = books.earnedHundredths(memberId);
    const found: string[] = [];
    if (wallet.totalEarned < earned) found.push(`${memberId} lost ${earned - wallet.totalEarned} hundredths of acknowledged credits`);
    if (wallet.totalEarned > earned) found.push(`${memberId} was credited ${wallet.totalEarned - earned} hundredths too much`);
    const missing = wallet.totalEarned - wallet.available - (held.get(memberId) ?? 0n);
    if (missing !== 0n) found.push(`${memberId}: ${missing} hundredths are neither on the balance nor held by a pending withdrawal`);
    return found;
  });
}

async function readWallets(site: Site, memberIds: readonly string[]): Promise<Map<string, Wallet>> {
  const rows = await query<{ member_id: string; available: string; total_earned: string }>(
    site,
    'select member_id, available, total_earned from wallets where member_id = any($1)',
    [memberIds],
  );
  return new Map(
    rows.map((row) => [
      row.member_id,
      { memberId: row.member_id, available: BigInt(row.available), totalEarned: BigInt(row.total_earned) },
    ]),
  );
}

async function readHeld(site: Site, memberIds: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await query<{ member_id: string; held: string }>(
    site,
    `select member_id, sum(amount) as held from withdrawals where member_id = any($1) and state = 'held' group by member_id`,
    [memberIds],
  );
  return new Map(rows.map((row) => [row.member_id, BigInt(row.held)]));
}

export async function query<Row extends object>(site: Site, sql: string, values: unknown[], service = 'wallet'): Promise<Row[]> {
  const client = new pg.Client({ connectionString: site.databaseUrls[service] });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
