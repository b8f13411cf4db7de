import type { OwnData } from '@facet/service-kit';

/** What members are given of what this service keeps about them. */
export const ownData: OwnData = {
  parts: {
    statement: `select id, created_at, type, round(amount / 100.0, 2) as amount, credit_account in ('available', 'debt') as is_credit, reason, undo,
      round(balance_after / 100.0, 2) as balance_after, round(debt_after / 100.0, 2) as debt_after from transfers where member_id = :memberId order by seq`,
    withdrawals: `select id, created_at, state, type, round(amount / 100.0, 2) as amount, gamepass_id, gamepass_name, experience_name, reason, processed_at
      from withdrawals where member_id = :memberId order by created_at, id`,
    payout_tries: `select withdrawal_id, started_at, gamepass_id, round(amount / 100.0, 2) as amount, outcome, decided_at from payout_attempts
      where member_id = :memberId order by started_at, id`,
    notifications: `select at, kind, "values" from notices where member_id = :memberId order by at, id`,
    notification_settings: `select read_until, muted from inboxes where member_id = :memberId order by member_id`,
    push_devices: `select created_at, muted, quiet, tested_at, split_part(endpoint, '/', 3) as push_service from push_devices where member_id = :memberId order by created_at, session_id`,
    first_steps: `select goal, gamepass_name, folded_at, seal_checked_at from first_steps where member_id = :memberId order by member_id`,
    hidden_payouts: `select hidden_at from hidden_payouts where member_id = :memberId order by member_id`,
    milestones: `select milestone, shown_at from milestones_shown where member_id = :memberId order by shown_at, milestone`,
  },
  leftOut: {
    promises: 'what services promised, read anew for each audit',
    wallets: 'sums of the statement',
    transfer_keys: 'the keys of the statement’s lines',
    members: 'a copy of the name',
    statement_chains: 'the member’s proof has it',
    proof_members: 'the member’s proof has it',
    member_totals: 'sums of the statement',
    member_totals_until: 'how far these are summed',
    push_due: 'empty after seconds',
    adjustments: 'the statement has what was booked; what waits or was declined is between operators',
    owner_settlements: 'the withdrawal says how it ended',
  },
  forgotten: [
    'delete from notices where member_id = :memberId',
    'delete from inboxes where member_id = :memberId',
    'delete from push_devices where member_id = :memberId',
    'delete from push_due where member_id = :memberId',
    'delete from first_steps where member_id = :memberId',
    'delete from milestones_shown where member_id = :memberId',
    'delete from hidden_payouts where member_id = :memberId',
  ],
};
