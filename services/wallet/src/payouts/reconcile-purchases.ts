import { inTransaction, repeat, uuidv7, type BackgroundJob, type Database, type Transaction } from '@facet/service-kit';
import { settleStop } from '../audit/index.ts';
import { ALL_PAGES, type Purchase } from '../platform/index.ts';
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
 * Compares what the bot's account bought and has, by the platform, with what was paid out. Undefined: nobody can tell
 * now.
 * @throws platform errors
 */
export async function reconcilePurchases(context: PayoutContext): Promise<OutwardFinding[] | undefined> {
  const { database, log } = context.kit;
  const listed = await readAccount(context);
  if (!listed) return undefined;
  const found = await inTransaction(database, (transaction) => compare(transaction, listed));
  // Another comparison ended meanwhile: what was read before it says nothing after it.
  if (!found) return reconcilePurchases(context);
  for (const finding of found) log.error(finding, 'payouts: the platform says otherwise');
  return found;
}

/** What the platform says of the bot's account. */
interface Listed {
  accountId: string;
  readSince: Date;
  /** Under which its purchases are in `bot_listed`. */
  reading: string;
  /** Hundredths; null: something was bought while the list was read. */
  purse: bigint | null;
}

async function readAccount({ kit: { database, log }, bot }: PayoutContext): Promise<Listed | undefined> {
  const account = await bot.account();
  if (!account) return undefined;
  const { since, now } = await readPeriod(database, account.userId);
  const before = await bot.accounts.robuxOf(account.cookie);
  const reading = uuidv7();
  const isAll = await bot.accounts.eachPage(account, { since, pagesMax: ALL_PAGES }, async (purchases) => {
    await keepPage(database, reading, purchases);
    return false;
  });
  const after = await bot.accounts.robuxOf(account.cookie);
  if (!isAll || before === undefined || after === undefined) {
    log.warn('payouts: the platform does not tell all that the bot bought and has; nothing was compared');
    return undefined;
  }
  return { accountId: account.userId, readSince: now, reading, purse: before === after ? after * 100n : null };
}

/** Undefined: another comparison ended after this one began to read. */
async function compare(transaction: Transaction, { accountId, readSince, reading, purse }: Listed): Promise<OutwardFinding[] | undefined> {
  // One comparison at a time; payouts go on.
  await transaction.raw(`select pg_advisory_xact_lock(hashtext('bot_reconciliations'))`);
  if (await transaction('bot_reconciliations').where('taken_at', '>', readSince).first('id')) return undefined;
  await remember(transaction, accountId, reading);
  await markMatched(transaction, accountId);
  const found = [
    ...(await findUnmatched(transaction, accountId)),
    ...(await findUnlisted(transaction, accountId)),
    ...(purse === null ? [] : await comparePurse(transaction, accountId, purse)),
  ];
  const ran = outwardChecks.filter((check) => check !== 'purse-is-explained' || purse !== null);
  const [row] = await transaction('bot_reconciliations')
    .insert({ account_id: accountId, purse, findings: JSON.stringify(found) })
    .returning<{ taken_at: Date }[]>('taken_at');
  const counted = ran.map((check) => ({ check, faults: found.filter((finding) => finding.check === check).length }));
  await settleStop(transaction, {
    source: 'outward',
    id: uuidv7(),
    takenAt: (row as { taken_at: Date }).taken_at,
    ofEverything: true,
    ran: counted,
  });
  return found;
}

/** Each hour, more often while it stops payouts, by whichever replica looks first. */
export function reconcilingJob(context: PayoutContext): BackgroundJob {
  const { log, database } = context.kit;
  return repeat({ log, name: 'payouts: comparing with the platform', everyMs: LOOK_EVERY_MS, first: 'pause' }, async () => {
    const { rows } = await database.raw<{ rows: [{ due: boolean }] }>(
      `select not exists (select from bot_reconciliations where taken_at > clock_timestamp()
         - case when exists (select from payout_stops where source = 'outward' and ended_at is null) then ${EVERY_WHILE_STOPPED} else ${EVERY} end and taken_at > (select begun_at from database_epoch)) as due`,
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
async function readPeriod(database: Database, accountId: string): Promise<{ since: Date; now: Date }> {
  const { rows } = await database.raw<{ rows: [{ since: Date; now: Date }] }>(
    `select coalesce((select max(taken_at) from bot_reconciliations where account_id = :accountId),
       (select min(buying_at) from payout_attempts where buyer_user_id = :accountId), clock_timestamp()) as since, clock_timestamp() as now`,
    { accountId },
  );
  const { since, now } = rows[0];
  return { since: new Date(since.getTime() - OVERLAP_MS), now };
}

async function keepPage(database: Database, reading: string, purchases: readonly Purchase[]): Promise<void> {
  const rows = purchases.map(({ purchaseId, gamepassId, name, price, boughtAt }) => ({
    reading,
    purchase_id: purchaseId ?? `${boughtAt.toISOString()} ${gamepassId ?? name}`,
    gamepass_id: gamepassId,
    name,
    amount: price === null ? null : price * 100n,
    bought_at: boughtAt,
  }));
  // Something bought meanwhile moves what was on one page to the next.
  if (rows.length > 0) await database('bot_listed').insert(rows).onConflict().ignore();
}

/**
 * What was read is what the account bought; a price may be listed later. What a reading left that did not end goes a
 * day later.
 */
async function remember(database: Transaction, accountId: string, reading: string): Promise<void> {
  await database.raw(
    `insert into bot_purchases (account_id, purchase_id, gamepass_id, name, amount, bought_at)
     select :accountId, purchase_id, gamepass_id, name, amount, bought_at from bot_listed where reading = :reading
     on conflict (account_id, purchase_id) do update set amount = excluded.amount where bot_purchases.amount is null and excluded.amount is not null`,
    { accountId, reading },
  );
  await database.raw(`delete from bot_listed where reading = ? or listed_at < clock_timestamp() - interval '1 day'`, [reading]);
}

interface Differing {
  subject: string;
  detail: string;
}

const PURSE = 'purse';
const notExplained = (subject: string): string =>
  `not exists (select from explained_differences e where e.account_id = :accountId and e.subject = ${subject})`;

/** SQL: the first purchase of its gamepass; the second one belongs to nobody. */
const IS_FIRST = `p.gamepass_id is not null and not exists (
  select from bot_purchases q where q.account_id = p.account_id and q.gamepass_id = p.gamepass_id and q.purchase_id <> p.purchase_id
    and (q.matched_at is not null or (q.bought_at, q.purchase_id) < (p.bought_at, p.purchase_id)))`;

/** SQL: the one try for its gamepass and amount. Without a price it is nobody's. */
const itsTry = (outcome: string): string => `exists (
  select from payout_attempts a join withdrawals w on w.member_id = a.member_id and w.id = a.withdrawal_id
  where a.gamepass_id = p.gamepass_id and (a.buyer_user_id = p.account_id or a.kind = 'restored') and a.buying_at is not null
    and a.outcome is distinct from 'not_bought' and ${outcome}
    and a.amount = p.amount and p.bought_at > w.created_at - :skewMs * interval '1 millisecond')`;

/** What belongs to a payout that is known to be bought stays so, and is compared no more; nor is that payout. */
async function markMatched(database: Transaction, accountId: string): Promise<void> {
  await database.raw(
    `update bot_purchases p set matched_at = clock_timestamp()
     where p.account_id = :accountId and p.matched_at is null and ${IS_FIRST} and ${itsTry("a.outcome = 'bought'")}`,
    { accountId, skewMs: CLOCK_SKEW_MS },
  );
  await database.raw(
    `update payout_attempts a set listed_at = clock_timestamp()
     where a.buyer_user_id = :accountId and a.outcome = 'bought' and a.listed_at is null
       and exists (select from bot_purchases p where p.account_id = :accountId and p.gamepass_id = a.gamepass_id and p.matched_at is not null)`,
    { accountId },
  );
}

async function findUnmatched(database: Transaction, accountId: string): Promise<OutwardFinding[]> {
  const { rows } = await database.raw<{ rows: Differing[] }>(
    `select p.purchase_id as subject, format('%s for %s on %s, %s', coalesce('R$ ' || p.amount / 100, 'No price'),
       case when p.gamepass_id is null then p.name else 'gamepass ' || p.gamepass_id end, p.bought_at, p.purchase_id) as detail
     from bot_purchases p where p.account_id = :accountId and p.matched_at is null and ${notExplained('p.purchase_id')}
       and not (${IS_FIRST} and ${itsTry('true')})
     order by p.bought_at limit 100`,
    { accountId, skewMs: CLOCK_SKEW_MS },
  );
  return rows.map((row) => ({ check: 'purchases-are-payouts', ...row }));
}

async function findUnlisted(database: Transaction, accountId: string): Promise<OutwardFinding[]> {
  const { rows } = await database.raw<{ rows: Differing[] }>(
    `select a.withdrawal_id::text as subject, format('withdrawal %s, gamepass %s, R$ %s', a.withdrawal_id, a.gamepass_id, a.amount / 100) as detail
     from payout_attempts a
     where a.buyer_user_id = :accountId and a.outcome = 'bought' and a.listed_at is null
       and a.decided_at < clock_timestamp() - :overlapMs * interval '1 millisecond'
       and not exists (select from bot_purchases p where p.account_id = a.buyer_user_id and p.gamepass_id = a.gamepass_id)
       and ${notExplained('a.withdrawal_id::text')}
     order by a.decided_at limit 100`,
    { accountId, overlapMs: OVERLAP_MS },
  );
  return rows.map((row) => ({ check: 'payouts-are-purchases', ...row }));
}

/**
 * What is gone since it was right last must be what was bought since; more may always have come in. What is gone stays
 * so until it is explained.
 */
async function comparePurse(database: Transaction, accountId: string, purse: bigint): Promise<OutwardFinding[]> {
  // The time as text: a Date forgets the microseconds. Given as a value, since only so the index on it is found.
  const { rows: last } = await database.raw<{ rows: { purse: bigint; taken_at: string }[] }>(
    `select last.purse, last.taken_at::text from bot_reconciliations last where last.account_id = :accountId and last.purse is not null
       and (not last.findings @> '[{"check":"purse-is-explained"}]'
         or last.taken_at < (select max(at) from explained_differences where account_id = :accountId and subject = 'purse')) order by last.id desc limit 1`,
    { accountId },
  );
  if (!last[0]) return [];
  const { rows } = await database.raw<{ rows: [{ spent: bigint }] }>(
    'select coalesce(sum(amount), 0)::bigint as spent from bot_purchases where account_id = :accountId and seen_at > :takenAt::timestamptz',
    { accountId, takenAt: last[0].taken_at },
  );
  const missing = last[0].purse - rows[0].spent - purse;
  return missing > 0n
    ? [{ check: 'purse-is-explained', subject: PURSE, detail: `R$ ${missing / 100n} missing from the purse: no purchase explains it` }]
    : [];
}
