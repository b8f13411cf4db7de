import type { OwnData } from '@facet/service-kit';

/** What members are given of what this service keeps about them. */
export const ownData: OwnData = {
  parts: {
    membership: `select registered_at, referrer_id is not null as came_by_a_friend, shows_full_name from members where member_id = :memberId order by member_id`,
    events: `select title, state, round(fee / 100.0, 2) as fee, number, joined_at, winner_id = :memberId as is_won from entries join giveaways on giveaways.id = giveaway_id
      where member_id = :memberId order by joined_at, entries.id`,
    referral_total: `select round(total / 100.0, 2) as total from referrers where member_id = :memberId order by member_id`,
    referral_bonuses: `select created_at, state, round(amount / 100.0, 2) as amount, bonus_percent from referral_bonuses where referrer_id = :memberId and state = 'credited' order by created_at, earning_id`,
  },
  leftOut: {},
  // Who is gone is told of no event any more.
  forgotten: [`update members set shows_full_name = false, start_told_at = 'infinity' where member_id = :memberId`],
};
