import type { OwnData } from '@facet/service-kit';

/** What members are given of what this service keeps about them. */
export const ownData: OwnData = {
  parts: {
    account: `select id, username, platform_user_id, profile_picture, rank, disabled, ban_reason, banned_at, referrer_id is not null as came_by_a_friend,
      created_at from members where id = :memberId order by id`,
    sessions: `select address, user_agent, created_at, last_seen_at, ended_at from sessions where member_id = :memberId order by created_at, id`,
    devices: `select first_seen_at, last_seen_at, proven_at from known_devices
      where platform_user_id = (select platform_user_id from members where id = :memberId) order by first_seen_at, device_hash`,
    welcome_bonus: `select round(amount_hundredths / 100.0, 2) as amount, is_credited, changed_at from welcome_bonuses where member_id = :memberId order by member_id`,
    cases: `select number, kind, reason, fact, state, decision, created_at, changed_at from cases where member_id = :memberId order by number`,
    messages: `select number, case_messages.operator is null as is_yours, text, case_messages.created_at from case_messages join cases on cases.id = case_id
      where member_id = :memberId order by seq`,
  },
  leftOut: {
    case_notes: 'what operators note for each other while they answer; goes with its case',
    device_proofs: 'words that a device showed for some minutes; removed soon after',
    member_notes: 'what operators note about the member for each other; goes with the account',
    different_people: 'what operators found, and it names somebody else',
    known_balances: 'a copy of the balance that the wallet gives',
    admin_roles: 'which accounts are operators’; the profile shows it',
  },
  // By itself: src/deletion.
  forgotten: [],
};
