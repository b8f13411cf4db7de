import { defineErrors } from '@facet/service-kit';

/** Everything that a payout may be refused for. */
export const payoutErrors = defineErrors({
  withdrawal_not_found: 404,
  rejection_reason_required: 400,
  already_decided: 409,
  payouts_stopped: 503,
  bot_offline: 503,
  bot_stopped: 503,
  bot_busy: 503,
  rate_limited: 429,
  not_in_time: 503,
  daily_cap_reached: 409,
  purse_empty: 409,
  gamepass_changed: 409,
  gamepass_already_bought: 409,
  purchase_refused: 409,
  platform_unreachable: 503,
});
