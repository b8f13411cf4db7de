import { inTransaction, type Database, type Transaction } from '@facet/service-kit';
import { settledUntil } from '../ledger/index.ts';
import { announceNotices } from '../live/index.ts';
import { pushIsDue } from '../push/index.ts';

/**
 * Makes notices of the money that came, was taken back, paid out or refused since the last time. One replica does it;
 * what it looks at twice is one notice, since its id is made of what it is about. Nothing of it happens within a
 * transfer.
 */
export function noticeMoney(database: Database, marginMs?: number): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { rows: states } = await transaction.raw<{ rows: { until: string }[] }>(
      'select until::text from notices_until for update skip locked',
    );
    const [state] = states;
    if (!state) return;
    const until = await settledUntil(transaction, marginMs);
    const told = [...(await insert(transaction, TRANSFERS, state.until)), ...(await insert(transaction, WITHDRAWALS, state.until))];
    await announceNotices(transaction, [...new Set(told.map(({ memberId }) => memberId))]);
    await pushIsDue(transaction, told);
    await transaction.raw('update notices_until set until = ?', [until]);
  });
}

interface Told {
  memberId: string;
  kind: string;
}

async function insert(transaction: Transaction, select: string, until: string): Promise<Told[]> {
  const { rows } = await transaction.raw<{ rows: Told[] }>(
    `insert into notices (member_id, id, kind, "values", at) ${select} on conflict (member_id, id) do nothing returning member_id as "memberId", kind`,
    [until],
  );
  return rows;
}

const MONEY = `to_char(sum(amount) / 100.0, 'FM999999999999990.00')`;

/**
 * A credit that pays a debt takes two rows under one key. A stake or fee that comes back is told, whoever gave it back
 * and however late; what games pay is no news: who plays sees it.
 */
const TRANSFERS = `
  select member_id, md5(caller || ' ' || key || ' ' || undo)::uuid,
    case when undo and type in ('bet', 'event_fee') then 'wallet.returned' when undo then 'wallet.reversal'
      when bool_or(debit_account = 'available') then 'wallet.debit' else 'wallet.credit' end,
    jsonb_build_object('amount', ${MONEY}, 'type', type, 'reason', reason, 'source', caller), min(created_at)
  from transfers
  where created_at >= ?::timestamptz
    and (undo and type in ('bet', 'event_fee') or type in (
      select type from transfer_types where counter = 'total_earned' union select unnest(array['welcome_bonus', 'adjustment', 'refund'])))
  group by member_id, caller, key, undo, type, reason`;

/**
 * What a paid one brings, whole R$ rounded down as the platform does, and how long the platform keeps it pending, once
 * that setting was heard; nothing of one whose share was not kept.
 */
const ARRIVES = `case when state = 'paid' and platform_share_percent is not null
  then jsonb_build_object('told', 'arrives', 'arrivesAmount', amount * (100 - platform_share_percent) / 10000 || '.00')
    || coalesce((select jsonb_build_object('pending', 'days', 'pendingDays', value)
         from known_settings where key = 'platform_pending_days' and value ~ '^[1-9]'), '{}')
  else '{}' end`;

const WITHDRAWALS = `
  select member_id, id, case state when 'paid' then 'wallet.withdrawal_paid' else 'wallet.withdrawal_refused' end,
    jsonb_build_object('amount', ${MONEY.replace('sum(amount)', 'amount')}, 'gamepass', gamepass_name, 'reason', coalesce(reason, ''),
      'withdrawal', id) || ${ARRIVES}, processed_at
  from withdrawals where processed_at >= ?::timestamptz and state in ('paid', 'rejected') and type = 'normal'`;
