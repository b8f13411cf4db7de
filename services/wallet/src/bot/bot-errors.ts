import { defineErrors } from '@facet/service-kit';

export const botErrors = defineErrors({
  gamepass_already_bought: 409,
  payouts_unavailable: 503,
  cookie_invalid: 400,
  cookie_refused: 400,
  secrets_key_missing: 503,
});
