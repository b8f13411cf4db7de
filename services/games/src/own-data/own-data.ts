import type { OwnData } from '@facet/service-kit';

/** What members are given of what this service keeps about them. */
export const ownData: OwnData = {
  parts: {
    rounds: `select id, game, state, round(stake / 100.0, 2) as stake, round(payout / 100.0, 2) as payout, client_seed, nonce, bomb_count, created_at, ended_at
      from rounds where member_id = :memberId order by created_at, id`,
    limits: `select round(daily_loss_limit / 100.0, 2) as daily_loss_limit, round(next_daily_loss_limit / 100.0, 2) as next_daily_loss_limit, next_daily_loss_limit_at,
      timeout_until, excluded_until, confirmed_age, age_told_at from play_limits where member_id = :memberId order by member_id`,
    win_chances: `select game, win_chance_percent, created_at from win_chance_overrides where member_id = :memberId order by created_at, id`,
    seed: `select client_seed, nonce from seed_chains where member_id = :memberId order by member_id`,
  },
  leftOut: {
    members: 'a copy of the name',
  },
  // Limits and exclusions outlive the account, and rounds are checked by their seeds.
  forgotten: [],
};
