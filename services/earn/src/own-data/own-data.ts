import type { OwnData } from '@facet/service-kit';

/** What members are given of what this service keeps about them. */
export const ownData: OwnData = {
  parts: {
    earnings: `select id, source, label, provider, offer, round(amount_hundredths / 100.0, 2) as amount, state, earned_at, releases_at, credited_at, reversed_at
      from earnings where member_id = :memberId order by earned_at, id`,
    reports_of_walls: `select received_at, wall, verdict, outcome, round(amount_hundredths / 100.0, 2) as amount from postbacks where member_id = :memberId order by received_at, id`,
    tasks: `select title, started_at, completed_at from task_progress join social_tasks on social_tasks.id = task_id where member_id = :memberId order by started_at, task_id`,
    codes: `select code from promo_redemptions join promo_codes on promo_codes.id = promo_id where member_id = :memberId order by code`,
    daily_bonuses: `select day, streak from daily_claims where member_id = :memberId order by day`,
    weekly_challenges: `select week from weekly_claims where member_id = :memberId order by week`,
    friends: `select registered_at, reached_at, earning_id is not null as is_claimed from referrals where referrer_id = :memberId order by registered_at, referred_id`,
    offers_started: `select provider, title, round(reward_hundredths / 100.0, 2) as reward, started_at from offer_starts where member_id = :memberId order by started_at, offer_id`,
    offer_lists: `select provider, wanted_at, address, agent from offer_lists where member_id = :memberId order by provider`,
  },
  leftOut: {
    members: 'a copy of the name',
    wall_transactions: 'the earnings have it',
    streak_looks: 'how far today’s look at streaks has come',
    answered_requests: 'what calls were answered, for a day',
  },
  forgotten: ['delete from offer_starts where member_id = :memberId', 'delete from offer_lists where member_id = :memberId'],
};
