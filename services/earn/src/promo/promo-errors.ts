import { defineErrors } from '@facet/service-kit';

/** Everything that a code may be refused for. */
export const promoErrors = defineErrors({
  promo_empty: 400,
  promo_unknown: 404,
  promo_inactive: 400,
  promo_expired: 400,
  promo_used_up: 409,
  promo_already_used: 409,
});
