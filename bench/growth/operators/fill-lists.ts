import type pg from 'pg';
import { MEMBER_ID, NAME } from './fill-members.ts';

/** UUIDv7 in the order of time. */
const ID = "('01900000-' || lpad(to_hex(n >> 16), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
const AT = "now() - interval '300 days' + n * (interval '299 days' / $1::int)";
/** Whatever the size, this many wait for somebody. */
const WAITING = 40;
const IN_FIVE = 5;

/** One of each member: the last forty wait, of the others four in five were paid. */
export async function fillWithdrawals(pool: pg.Pool, members: number): Promise<void> {
  await pool.query(
    `insert into withdrawals (member_id, id, idempotency_key, state, ending, type, amount, gamepass_id, gamepass_link, gamepass_name, product_id,
       seller_user_id, reason, decided_by, created_at, changed_at, processed_at)
     select ${MEMBER_ID}, ${ID}, 'k' || n, state, case state when 'rejected' then 'rejected' end, case when n % 20 = 0 then 'test' else 'normal' end,
       100 + n * 7919 % 100003, n::text, 'https://www.roblox.com/game-pass/' || n, 'A pass', n::text, n::text,
       case state when 'rejected' then 'No such pass' end, case when state <> 'held' then 'ada_owner' end, at, at, case when state <> 'held' then at end
     from (select n, ${AT} as at, case when n > $1::int - ${WAITING} then 'held' when n % 5 = 0 then 'rejected' else 'paid' end as state
           from generate_series(1::bigint, $1::bigint) as n) numbered`,
    [members],
  );
  await pool.query('vacuum analyze withdrawals');
}

/** One of each member: nine in ten accepted, with their earnings, one in twenty refused. */
export async function fillPostbacks(pool: pg.Pool, members: number): Promise<void> {
  await pool.query(`insert into members (id, username) select ${MEMBER_ID}, ${NAME} from generate_series(1::bigint, $1::bigint) as n`, [
    members,
  ]);
  await pool.query(
    `insert into postbacks (id, wall, method, target, headers, body, address, received_at, sweep_at, verdict, outcome, transaction, reason, settled_at,
       member_id, amount_hundredths, alert)
     select ${ID}, substr('abcd', (1 + n % 4)::int, 1), 'GET', '/api/postbacks/a?t=' || n, '{}', '', '10.0.0.1', at, at, verdict, 'credit', 'T' || n,
       case verdict when 'refused' then 'signature' end, at, ${MEMBER_ID}, 1 + n * 7919 % 100003, case when n % 40 = 2 then 'Look at it' end
     from (select n, ${AT} as at, case when n % 20 = 0 then 'refused' when n % 20 = 1 then 'duplicate' else 'accepted' end as verdict
           from generate_series(1::bigint, $1::bigint) as n) numbered`,
    [members],
  );
  await pool.query(
    `insert into earnings (id, member_id, source, key, label, provider, transaction, amount_hundredths, state, earned_at, sent_at, credited_at, credit_message)
     select id, member_id, 'wall', 'wall:' || wall || ':credit:' || transaction, 'BitLabs: a survey', wall, transaction, amount_hundredths, 'credited',
       received_at, received_at, received_at, id from postbacks where verdict = 'accepted'`,
  );
  await pool.query(
    `insert into wall_transactions (wall, transaction, credited_by, earning_id) select wall, transaction, id, id from postbacks where verdict = 'accepted'`,
  );
  for (const table of ['members', 'postbacks', 'earnings', 'wall_transactions']) await pool.query(`vacuum analyze ${table}`);
}

/** One for five members: forty are open. */
export async function fillCases(pool: pg.Pool, members: number): Promise<void> {
  const cases = members / IN_FIVE;
  await pool.query(
    `insert into cases (id, member_id, kind, reason, state, operator, created_at, changed_at)
     select ${ID}, ${MEMBER_ID}, 'other', 'not_arrived', case when n > $1::int - ${WAITING} then 'open' when n % 5 = 0 then 'closed' else 'solved' end,
       'ada_owner', ${AT}, ${AT} from generate_series(1::bigint, $1::bigint) as n`,
    [cases],
  );
  await pool.query(
    `insert into case_messages (id, case_id, operator, text, created_at)
     select ${ID}, ${ID}, null, 'My survey has not arrived.', ${AT} from generate_series(1::bigint, $1::bigint) as n`,
    [cases],
  );
  for (const table of ['cases', 'case_messages']) await pool.query(`vacuum analyze ${table}`);
}

/**
 * One for five members, of six operators; one in five was refused, so that few members fill a page too. No list reads
 * the chain of hashes.
 */
export async function fillAudit(pool: pg.Pool, members: number): Promise<void> {
  const tables = ['operator_actions', 'operator_action_outcomes'];
  for (const table of tables) await pool.query(`alter table ${table} disable trigger is_chained`);
  const entries = members / IN_FIVE;
  await pool.query(
    `insert into operator_actions (id, at, operator_id, operator_username, operator_role, address, request_id, action, object_type, object_id, object_label,
       input, before)
     select ${ID}, ${AT}, gen_random_uuid(), 'operator_' || n % 6, 'admin', '10.0.0.1', n::text, (array['withdrawal.reject', 'member.ban', 'promo_code.create'])[(1 + n % 3)::int],
       (array['withdrawal', 'member', 'promo_code'])[(1 + n % 3)::int], ${MEMBER_ID}::text, ${NAME}, '{"reason": "No such pass"}', '{"state": "held"}'
     from generate_series(1::bigint, $1::bigint) as n`,
    [entries],
  );
  await pool.query(
    `insert into operator_action_outcomes (action_id, at, outcome, after, problem)
     select ${ID}, ${AT}, case when n % 5 = 0 then 'failed' else 'succeeded' end, case when n % 5 > 0 then '{"state": "rejected"}'::jsonb end,
       case when n % 5 = 0 then 'It is decided already' end from generate_series(1::bigint, $1::bigint) as n`,
    [entries],
  );
  for (const table of tables) {
    await pool.query(`alter table ${table} enable trigger is_chained`);
    await pool.query(`vacuum analyze ${table}`);
  }
}
