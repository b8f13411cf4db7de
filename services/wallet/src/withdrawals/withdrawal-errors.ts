import { defineErrors } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';

/** Everything that a withdrawal may be refused for. */
export const withdrawalErrors = defineErrors({
  username_required: 400,
  not_your_account: 403,
  experience_not_found: 404,
  link_invalid: 400,
  amount_too_low: 400,
  amount_is_not_the_price: 400,
  gamepass_not_found: 400,
  gamepass_not_for_sale: 400,
  gamepass_not_yours: 403,
  gamepass_in_use: 409,
  group_membership_required: 403,
  test_withdrawals_off: 403,
  insufficient_balance: 400,
  in_debt: 400,
  not_in_time: 409,
  idempotency_key_reused: 422,
  withdrawal_not_found: 404,
  not_cancellable: 409,
});

/** Why a withdrawal is not taken; what the game platform and identity say among them. */
export const requestErrors = {
  ...platformFailures,
  amount_is_not_the_price: 400,
  amount_too_low: 400,
  gamepass_not_for_sale: 400,
  gamepass_not_found: 400,
  in_debt: 400,
  insufficient_balance: 400,
  link_invalid: 400,
  account_disabled: 403,
  gamepass_not_yours: 403,
  group_membership_required: 403,
  gamepass_already_bought: 409,
  gamepass_in_use: 409,
  idempotency_key_reused: 422,
  not_in_time: 409,
  payouts_unavailable: 503,
} as const;
