/** Where the rows of a table would lie, were the wallet spread over several PostgreSQL. */
type Place =
  /** With their member: each row has a `member_id`, and every unique key holds it. */
  | 'member'
  /** The same few rows on each shard; jobs and migrations write them, no call of a member does. */
  | 'everywhere'
  /** On the shard whose transaction wrote them; each shard's are read alone. */
  | 'its shard'
  /** On one of them: what operators and jobs keep of the whole. No call of a member needs it. */
  | 'one place';

export const TABLES: Readonly<Record<string, Place>> = {
  wallets: 'member',
  transfers: 'member',
  transfer_keys: 'member',
  members: 'member',
  withdrawals: 'member',
  payout_attempts: 'member',
  owner_settlements: 'member',
  adjustments: 'member',
  statement_chains: 'member',
  proof_members: 'member',
  first_steps: 'member',
  hidden_payouts: 'member',
  milestones_shown: 'member',
  notices: 'member',
  inboxes: 'member',
  push_devices: 'member',
  push_due: 'member',
  member_totals: 'member',
  member_totals_until: 'member',

  transfer_types: 'everywhere',
  system_accounts: 'everywhere',
  known_settings: 'everywhere',
  schema_migrations: 'everywhere',
  database_epoch: 'everywhere',
  operator_promises: 'everywhere',
  proof_roots: 'everywhere',

  outbox: 'its shard',
  consumed_events: 'its shard',

  audits: 'one place',
  audit_checks: 'one place',
  audit_lease: 'one place',
  promisers: 'one place',
  promises: 'one place',
  payout_stops: 'one place',
  payout_bot: 'one place',
  bot_purchases: 'one place',
  bot_listed: 'one place',
  bot_reconciliations: 'one place',
  explained_differences: 'one place',
  transfer_totals: 'one place',
  transfer_totals_until: 'one place',
  members_ranked_until: 'one place',
  notices_until: 'one place',
  caller_flows: 'one place',
  monthly_closings: 'one place',
};

/** Functions of ours that read or write members' tables, and which of their arguments says whose. */
export const FUNCTIONS: Readonly<Record<string, number>> = { first_seq_at: 0, lines_after: 0, unsettled_debit: 0, apply_transfers: 1 };
