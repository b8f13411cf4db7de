import { inTransaction, repeat, uuidv7, type BackgroundJob, type Database } from '@facet/service-kit';
import { settleStop } from '../audit/index.ts';
import type { Purchase } from '../platform/index.ts';
import { CLOCK_SKEW_MS, type PayoutContext } from './payout-context.ts';

const LOOK_EVERY_MS = 60_000;
const EVERY = "interval '1 hour'";
/** While it stops payouts, so that they go on soon after its cause is gone. */
const EVERY_WHILE_STOPPED = "interval '5 minutes'";
/** A purchase may be listed late, and a try still be under way. */
const OVERLAP_MS = 3_600_000;

/** What the platform and the payouts must say alike; a difference stops payouts and names its check. */
const outwardChecks = ['purchases-are-payouts', 'payouts-are-purchases', 'purse-is-explained'] as const;

/** One thing that they say differently. */
export interface OutwardFinding {
  check: (typeof outwardChecks)[number];
  /** The purchase or withdrawal; or the purse. */
  subject: string;
  detail: string;
}

/**
 * Compares what the bot's account bought and has, by the platform, with what was paid out. Undefined: nobody can tell now.
 * @throws platform errors
 */
export async function reconcilePurchases({ kit, bot }: PayoutContext): Promise<OutwardFinding[] | undefined> {
  const { database, log } = kit;
  const account = await bot.account();
  if (!account) return undefined;
  const before = await bot.accounts.robuxOf(account.cookie);
  const purchases = await bot.accounts.purchasesSince(account, { since: await readSince(database, account.userId) });
  const after = await bot.accounts.robuxOf(account.cookie);
  if (!purchases || before === undefined || after === undefined) return undefined;
  await remember(database, account.userId, purchases);
  // who bought meanwhile is compared the next time
  const purse = before === after ? after * 100n : null;
  const found = [
    ...(await findUnmatched(database, account.userId)),
    ...(await findUnlisted(database, account.userId)),
    ...(purse === null ? [] : await comparePurse(database, account.userId, purse)),
  ];
  const ran = outwardChecks.filter((check) => check !== 'purse-is-explained' || purse !== null);
  await inTransaction(database, async (transaction) => {
    const [row] = await transaction('bot_reconciliations')
      .insert({ account_id: account.userId, purse, findings: JSON.stringify(found) })
      .returning<{ taken_at: Date }[]>('taken_at');
    const counted = ran.map((check) => ({ check, faults: found.filter((finding) => finding.check === check).length }));
    await settleStop(transaction, {
      source: 'outward',
      id: uuidv7(),
      takenAt: (row as { taken_at: Date }).taken_at,
      ofEverything: true,
      ran: counted,
    });
  });
  for (const finding of found) log.error(finding, 'payouts: the platform says otherwise');
  return found;
}

/** Each hour, more often while it stops payouts, by whichever replica looks first. */
export function reconcilingJob(context: PayoutContext): BackgroundJob {
  const { log, database } = context.kit;
  return repeat({ log, name: 'payouts: comparing with the platform', everyMs: LOOK_EVERY_MS, first: 'pause' }, async () => {
    const { rows } = await database.raw<{ rows: [{ due: boolean }] }>(
      `SELECT NOT EXISTS (SELECT FROM bot_reconciliations WHERE taken_at > clock_timestamp()
         - CASE WHEN EXISTS (SELECT FROM payout_stops WHERE source = 'outward' AND ended_at IS NULL) THEN ${EVERY_WHILE_STOPPED} ELSE ${EVERY} END AND taken_at > (SELECT begun_at FROM database_epoch)) AS due`,
    );
    if (rows[0].due) await reconcilePurchases(context);
  });
}

interface Reconciliation {
  accountId: string;
  takenAt: string;
  findings: OutwardFinding[];
}

/** What the last comparison found; undefined: there was none. */
export async function lastReconciliation(database: Database): Promise<Reconciliation | undefined> {
  const row = await database<{ id: bigint; account_id: string; taken_at: Date; findings: OutwardFinding[] }>('bot_reconciliations')
    .orderBy('id', 'desc')
    .first();
  return row && { accountId: row.account_id, takenAt: row.taken_at.toISOString(), findings: row.findings };
}

/** From the last comparison on, or from the first try of this account; of one that never tried, from now. */
async function readSince(database: Database, accountId: string): Promise<Date> {
  const { rows } = await database.raw<{ rows: [{ since: Date }] }>(
    `SELECT coalesce((SELECT max(taken_at) FROM bot_reconciliations WHERE account_id = :accountId),
       (SELECT min(buying_at) FROM payout_attempts WHERE buyer_user_id = :accountId), clock_timestamp()) AS since`,
    { accountId },
  );
  return new Date(rows[0].since.getTime() - OVERLAP_MS);
}

async function remember(database: Database, accountId: string, purchases: readonly Purchase[]): Promise<void> {
  const rows = purchases.map(({ purchaseId, gamepassId, name, price, boughtAt }) => ({
    account_id: accountId,
    purchase_id: purchaseId ?? `${boughtAt.toISOString()} ${gamepassId ?? name}`,
    gamepass_id: gamepassId,
    name,
    amount: (price ?? 0n) * 100n,
    bought_at: boughtAt,
  }));
  if (rows.length > 0) await database('bot_purchases').insert(rows).onConflict().ignore();
}

interface Differing {
  subject: string;
  detail: string;
}

const PURSE = 'purse';
const notExplained = (subject: string): string =>
  `NOT EXISTS (SELECT FROM explained_differences e WHERE e.account_id = :accountId AND e.subject = ${subject})`;

/** A purchase belongs to the one try for its gamepass and amount; the second one of a gamepass belongs to nobody. */
async function findUnmatched(database: Database, accountId: string): Promise<OutwardFinding[]> {
  const { rows } = await database.raw<{ rows: Differing[] }>(
    `SELECT p.purchase_id AS subject, format('%s R$ for %s on %s, %s', p.amount / 100, CASE WHEN p.gamepass_id IS NULL THEN p.name ELSE 'gamepass ' || p.gamepass_id END,
       p.bought_at, p.purchase_id) AS detail
     FROM (SELECT *, row_number() OVER (PARTITION BY gamepass_id ORDER BY bought_at, purchase_id) AS nth FROM bot_purchases WHERE account_id = :accountId) p
     WHERE ${notExplained('p.purchase_id')} AND (p.gamepass_id IS NULL OR p.nth > 1 OR NOT EXISTS (
       SELECT FROM payout_attempts a JOIN withdrawals w ON w.member_id = a.member_id AND w.id = a.withdrawal_id
       WHERE a.gamepass_id = p.gamepass_id AND (a.buyer_user_id = p.account_id OR a.kind = 'restored') AND a.buying_at IS NOT NULL AND a.outcome IS DISTINCT FROM 'not_bought'
         AND a.amount = p.amount AND p.bought_at > w.created_at - :skewMs * interval '1 millisecond'))
     ORDER BY p.bought_at LIMIT 100`,
    { accountId, skewMs: CLOCK_SKEW_MS },
  );
  return rows.map((row) => ({ check: 'purchases-are-payouts', ...row }));
}

async function findUnlisted(database: Database, accountId: string): Promise<OutwardFinding[]> {
  const { rows } = await database.raw<{ rows: Differing[] }>(
    `SELECT a.withdrawal_id::text AS subject, format('withdrawal %s, gamepass %s, %s R$', a.withdrawal_id, a.gamepass_id, a.amount / 100) AS detail FROM payout_attempts a
     WHERE a.buyer_user_id = :accountId AND a.outcome = 'bought' AND a.decided_at < clock_timestamp() - :overlapMs * interval '1 millisecond'
       AND NOT EXISTS (SELECT FROM bot_purchases p WHERE p.account_id = a.buyer_user_id AND p.gamepass_id = a.gamepass_id) AND ${notExplained('a.withdrawal_id::text')}
     ORDER BY a.decided_at LIMIT 100`,
    { accountId, overlapMs: OVERLAP_MS },
  );
  return rows.map((row) => ({ check: 'payouts-are-purchases', ...row }));
}

/** What is gone since it was right last must be what was bought since; more may always have come in. What is gone stays so until it is explained. */
async function comparePurse(database: Database, accountId: string, purse: bigint): Promise<OutwardFinding[]> {
  const { rows } = await database.raw<{ rows: { missing: bigint }[] }>(
    `SELECT last.purse - (SELECT coalesce(sum(p.amount), 0) FROM bot_purchases p WHERE p.account_id = :accountId AND p.seen_at > last.taken_at)::bigint
       - :purse::bigint AS missing
     FROM bot_reconciliations last WHERE last.account_id = :accountId AND last.purse IS NOT NULL
       AND (NOT last.findings @> '[{"check":"purse-is-explained"}]'
         OR last.taken_at < (SELECT max(at) FROM explained_differences WHERE account_id = :accountId AND subject = 'purse')) ORDER BY last.id DESC LIMIT 1`,
    { accountId, purse: String(purse) },
  );
  const missing = rows[0]?.missing ?? 0n;
  return missing > 0n
    ? [{ check: 'purse-is-explained', subject: PURSE, detail: `${missing / 100n} R$ are gone from the purse that no purchase explains` }]
    : [];
}
