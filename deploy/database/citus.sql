-- The wallet over several PostgreSQL by Citus: where the rows of each table lie. Run once in a migrated wallet database
-- with the extension, while nobody serves: psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/database/citus.sql
--
-- services/wallet/test/shards reads this file: a table without a line here, a key that no shard could keep, a trigger
-- that reads more than its row fail there. It was never run against a Citus. docs/scale.md says what is to be built
-- first.
begin;
set local citus.multi_shard_modify_mode to 'sequential';
-- The triggers only refuse: none reads or writes another row (the check parses them).
set local citus.enable_unsafe_triggers to on;
set local citus.shard_replication_factor to 1;

-- The same few rows on each node; jobs and migrations write them, no call of a member does.
select create_reference_table('transfer_types');
select create_reference_table('system_accounts');
select create_reference_table('known_settings');
select create_reference_table('schema_migrations');
select create_reference_table('database_epoch');
select create_reference_table('operator_promises');
select create_reference_table('proof_roots');

-- With their member.
select create_distributed_table('wallets', 'member_id', colocate_with => 'none');
select create_distributed_table('transfers', 'member_id', colocate_with => 'wallets');
select create_distributed_table('transfer_keys', 'member_id', colocate_with => 'wallets');
select create_distributed_table('members', 'member_id', colocate_with => 'wallets');
select create_distributed_table('withdrawals', 'member_id', colocate_with => 'wallets');
select create_distributed_table('owner_settlements', 'member_id', colocate_with => 'wallets');
select create_distributed_table('adjustments', 'member_id', colocate_with => 'wallets');
select create_distributed_table('statement_chains', 'member_id', colocate_with => 'wallets');
select create_distributed_table('first_steps', 'member_id', colocate_with => 'wallets');
select create_distributed_table('hidden_payouts', 'member_id', colocate_with => 'wallets');
select create_distributed_table('milestones_shown', 'member_id', colocate_with => 'wallets');
select create_distributed_table('notices', 'member_id', colocate_with => 'wallets');
select create_distributed_table('inboxes', 'member_id', colocate_with => 'wallets');
select create_distributed_table('push_devices', 'member_id', colocate_with => 'wallets');
select create_distributed_table('push_due', 'member_id', colocate_with => 'wallets');
select create_distributed_table('member_totals', 'member_id', colocate_with => 'wallets');
select create_distributed_table('member_totals_until', 'member_id', colocate_with => 'wallets');

-- On the coordinator: what operators and jobs keep of the whole.
select citus_add_local_table_to_metadata('audits');
select citus_add_local_table_to_metadata('audit_checks');
select citus_add_local_table_to_metadata('audit_lease');
select citus_add_local_table_to_metadata('promisers');
select citus_add_local_table_to_metadata('promises');
select citus_add_local_table_to_metadata('payout_stops');
select citus_add_local_table_to_metadata('payout_bot');
-- One account buys, one gamepass at a time, and each once whoever withdraws it: that key holds in one place alone. A
-- step of a payout changes it together with the member's withdrawal, in two phases.
select citus_add_local_table_to_metadata('payout_attempts');
select citus_add_local_table_to_metadata('bot_purchases');
select citus_add_local_table_to_metadata('bot_listed');
select citus_add_local_table_to_metadata('bot_reconciliations');
select citus_add_local_table_to_metadata('explained_differences');
select citus_add_local_table_to_metadata('transfer_totals');
select citus_add_local_table_to_metadata('transfer_totals_until');
select citus_add_local_table_to_metadata('members_ranked_until');
select citus_add_local_table_to_metadata('notices_until');
select citus_add_local_table_to_metadata('caller_flows');
select citus_add_local_table_to_metadata('monthly_closings');
-- Which leaf is whose: numbered through over all members, by one job.
select citus_add_local_table_to_metadata('proof_members');
-- Written in the transaction of a member's rows, which then ends in two phases. Over PostgreSQLs without Citus each has
-- its own.
select citus_add_local_table_to_metadata('outbox');
select citus_add_local_table_to_metadata('consumed_events');

-- Done where the member lies. apply_transfers takes many members in arrays, of which Citus can pick none: see
-- docs/scale.md.
select create_distributed_function('first_seq_at(uuid, timestamptz)', 'p_member', colocate_with => 'wallets');
select create_distributed_function('lines_after(uuid, bigint)', 'p_member', colocate_with => 'wallets');
select create_distributed_function('earned_since(uuid, timestamptz)', 'p_member', colocate_with => 'wallets');
commit;
