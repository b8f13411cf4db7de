import { defineErrors } from '@facet/service-kit';

/** Everything that a code may be refused for: the member's first, the operator's after. */
export const promoCodeErrors = defineErrors({
  promo_empty: 400,
  promo_unknown: 404,
  promo_inactive: 400,
  promo_expired: 400,
  promo_used_up: 409,
  promo_already_used: 409,
  promo_not_found: 404,
  promo_not_upper_case: 400,
  promo_reward_invalid: 400,
  promo_expiry_past: 400,
  promo_code_taken: 409,
  promo_changed: 409,
  promo_promised: 409,
  code_batch_not_found: 404,
});
