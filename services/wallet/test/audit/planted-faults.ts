export const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const sign = 'accounts-keep-their-sign';
const anyPaid = "(select id from withdrawals where member_id = :member and state = 'held')";

/**
 * Faults that are planted in a database whose money adds up, the check that has to find each, and the statement that
 * plants it.
 */
export const plantedFaults: [fault: string, check: string, sql: string][] = [
  ['a balance that was raised', 'balance-is-the-sum', 'update wallets set available = available + 1 where member_id = :member'],
  ['a debt that was forgotten', 'balance-is-the-sum', 'update wallets set available = 0, debt = 100 where member_id = :member'],
  ['a member’s row that is gone', 'balance-is-the-sum', 'delete from wallets where member_id = :member'],
  ['a transfer that was raised', 'chain-is-whole', 'update transfers set amount = amount + 1 where member_id = :member and seq = 4'],
  ['a transfer that is gone', 'chain-is-whole', 'delete from transfers where member_id = :member and seq = 4'],
  [
    'the last transfer gone',
    'chain-is-whole',
    'delete from transfers where member_id = :member and seq = (select last_seq from wallets where member_id = :member)',
  ],
  [
    'two transfers that changed places',
    'chain-is-whole',
    'update transfers set seq = case seq when 1 then 100 else 1 end where member_id = :member and seq in (1, 2)',
  ],
  [
    'a balance_after that was rewritten',
    'chain-is-whole',
    'update transfers set balance_after = balance_after + 1 where member_id = :member and seq = 2',
  ],
  ['a total that was raised', 'totals-are-the-types', 'update wallets set total_earned = total_earned + 1 where member_id = :member'],
  ['a bet that was not counted', 'totals-are-the-types', 'update wallets set wagered = 0 where member_id = :member'],
  [
    'a win that was counted as earned',
    'totals-are-the-types',
    'update wallets set won = 0, total_earned = total_earned + 500 where member_id = :member',
  ],
  ['a loss that was not counted', 'totals-are-the-types', 'update wallets set lost = 0 where member_id = :member'],
  [
    'a transfer of another type',
    'totals-are-the-types',
    "update transfers set type = 'welcome_bonus' where member_id = :member and seq = 1",
  ],
  ['a credit from what was paid', sign, "update transfers set debit_account = 'house:lost' where member_id = :member and seq = 1"],
  ['promotions that were paid', sign, "update transfers set credit_account = 'promo' where member_id = :member and type = 'bet'"],
  ['an account that is none', sign, "update transfers set credit_account = 'offshore' where member_id = :member and type = 'bet'"],
  ['a key that is gone', 'keys-have-their-transfers', 'delete from transfer_keys where member_id = :member and seq = 1'],
  [
    'a key with another amount',
    'keys-have-their-transfers',
    'update transfer_keys set amount = amount + 1 where member_id = :member and seq = 1',
  ],
  [
    'a key without its transfer',
    'keys-have-their-transfers',
    "insert into transfer_keys select member_id, caller, 'more', op, type, account, amount, id, seq, balance_after, total_earned_after, null, null, created_at from transfer_keys where member_id = :member and seq = 1",
  ],
  [
    'an undoing that the key forgot',
    'keys-have-their-transfers',
    'update transfer_keys set undo_seq = null, undo_id = null where member_id = :member and undo_seq is not null',
  ],
  [
    'a transfer made twice',
    'keys-have-their-transfers',
    'insert into transfers select member_id, 100, uuidv7(), debit_account, credit_account, amount, type, reason, caller, key, undo, balance_after, debt_after, created_at from transfers where member_id = :member and seq = 1',
  ],
  [
    'a transfer that a stranger asked for',
    'callers-are-known',
    "update transfers set caller = 'stranger' where member_id = :member and seq = 1",
  ],
  ['money from nowhere', 'sum-is-zero', 'update wallets set available = available + 100 where member_id = :member'],
  [
    'a hold that was paid and returned',
    'holds-end-once',
    `insert into transfer_keys select member_id, caller, replace(key, 'withdrawal:', 'payout:'), 'settle', 'payout', 'payouts:held', amount, uuidv7(), 100, 0, 0, null, null, created_at, key from transfer_keys where member_id = :member and type = 'withdrawal' and undo_seq is not null`,
  ],
  [
    'a hold that was paid as another amount',
    'holds-end-once',
    `insert into transfer_keys select member_id, caller, replace(key, 'withdrawal:', 'payout:'), 'settle', 'payout', 'payouts:held', amount - 1, uuidv7(), 100, 0, 0, null, null, created_at, key from transfer_keys where member_id = :member and type = 'withdrawal' and undo_seq is null on conflict (member_id, caller, key) do update set amount = excluded.amount`,
  ],
  [
    'held money that went elsewhere',
    'holds-end-once',
    "update transfers set credit_account = 'house' where member_id = :member and credit_account = 'payouts:held'",
  ],
  ['an adjustment that moved something else', 'adjustments-have-their-transfers', 'update adjustments set amount_hundredths = -200'],
  [
    'one that moved before it was confirmed',
    'adjustments-have-their-transfers',
    `update adjustments set state = 'proposed', decided_at = null, balance_after_hundredths = null`,
  ],
  ['what an operator moved without an adjustment', 'adjustments-have-their-transfers', 'delete from adjustments'],
  ['a withdrawal without its hold', 'withdrawals-have-their-transfers', 'update withdrawals set id = uuidv7() where member_id = :member'],
  [
    'a withdrawal of another amount',
    'withdrawals-have-their-transfers',
    'update withdrawals set amount = amount + 1 where member_id = :member',
  ],
  ['one that says paid and was not', 'withdrawals-have-their-transfers', `update withdrawals set state = 'paid' where id = ${anyPaid}`],
  [
    'one that says cancelled and was not returned',
    'withdrawals-have-their-transfers',
    `update withdrawals set state = 'cancelled' where id = ${anyPaid}`,
  ],
  [
    'one that says held and was returned',
    'withdrawals-have-their-transfers',
    "update withdrawals set state = 'held' where member_id = :member",
  ],
  ['a hold that no withdrawal knows', 'withdrawals-have-their-transfers', 'delete from withdrawals where member_id = :member'],
  [
    'one that is stuck half way',
    'withdrawals-have-their-transfers',
    `update withdrawals set state = 'opening', changed_at = now() - interval '1 hour' where id = ${anyPaid}`,
  ],
  ['a month that nobody closed', 'closings-hold', "insert into monthly_closings values ('2020-01-01', '{}', '', sha256('{}'))"],
  [
    'an hour’s total of what never moved',
    'hourly-totals-are-the-transfers',
    "insert into transfer_totals values (date_trunc('hour', now(), 'UTC'), 'bet', 'available', 'house', false, 1, 1)",
  ],
  ['a payout without its purchase', 'payouts-have-their-purchases', 'delete from payout_attempts where member_id = :member'],
  [
    'a gamepass that was bought twice',
    'payouts-have-their-purchases',
    "insert into payout_attempts (member_id, withdrawal_id, id, kind, by, gamepass_id, amount, outcome, buyer_user_id, buying_at) select member_id, withdrawal_id, uuidv7(), 'hand', by, 'another', amount, outcome, buyer_user_id, buying_at from payout_attempts where member_id = :member",
  ],
  [
    'one that was bought and given back',
    'payouts-have-their-purchases',
    "update payout_attempts set withdrawal_id = (select id from withdrawals where member_id = :member and state = 'cancelled') where member_id = :member",
  ],
  [
    'a purchase for another amount',
    'payouts-have-their-purchases',
    'update payout_attempts set amount = amount + 1 where member_id = :member',
  ],
  [
    'an unknown one that nobody tried to buy',
    'payouts-have-their-purchases',
    `update withdrawals set state = 'unknown' where id = ${anyPaid}`,
  ],
  [
    'a purchase for nobody',
    'payouts-have-their-purchases',
    'update payout_attempts set withdrawal_id = uuidv7() where member_id = :member',
  ],
  [
    'a reason that was rewritten after it was published',
    'roots-are-the-transfers',
    "update transfers set reason = 'Something else' where member_id = :member and seq = 1",
  ],
  [
    'a published head that was rewritten',
    'roots-are-the-transfers',
    "update statement_chains set head = sha256('x') where member_id = :member",
  ],
  ['a root that was replaced', 'roots-hold', `update proof_roots set root = sha256('x') where day = '${dayAt(0)}'`],
  ['a newest root that was replaced', 'roots-hold', `update proof_roots set root = sha256('x') where day = '${dayAt(1)}'`],
  ['a day of which the root is gone', 'roots-hold', `delete from proof_roots where day = '${dayAt(0)}'`],
  ['all roots gone', 'roots-hold', 'delete from proof_roots'],
  ['chunks that were replaced', 'roots-hold', 'update proof_roots set chunks = substr(chunks, 2) || chunks'],
  [
    'a chunk of an old day that was replaced',
    'roots-hold',
    `update proof_roots set chunks = set_byte(chunks, 0, 255 - get_byte(chunks, 0)) where day = '${dayAt(0)}'`,
  ],
  ['another number of members', 'roots-hold', 'update proof_roots set members = 99'],
  ['another total', 'roots-hold', 'update proof_roots set total = total - 1'],
  ['a newest head that is gone', 'roots-hold', `delete from statement_chains where day = '${dayAt(1)}'`],
  [
    'two members who changed places',
    'roots-hold',
    'update proof_members set position = position + 10; update proof_members set position = 11 - position',
  ],
  ['a balance under a published head', 'roots-hold', 'update transfers set balance_after = balance_after + 1 where member_id = :member'],
  ['a member who lost their place in the tree', 'roots-are-the-transfers', 'delete from proof_members where member_id = :member'],
];
