import { defineErrors } from '@facet/service-kit';

/** Everything that a claim , or a change of its amounts, may be refused for. */
export const rewardErrors = defineErrors({
  reward_off: 403,
  earning_needed: 403,
  goal_not_reached: 400,
  already_claimed: 409,
  reward_amount_invalid: 400,
});
