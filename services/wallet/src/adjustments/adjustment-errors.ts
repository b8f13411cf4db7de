import { defineErrors } from '@facet/service-kit';

export const adjustmentErrors = defineErrors({
  amount_too_large: 400,
  amount_zero: 400,
  reason_required: 400,
  insufficient_balance: 400,
  own_proposal: 403,
  others_proposal: 403,
  member_not_found: 404,
  adjustment_not_found: 404,
  adjustment_declined: 409,
  adjustment_withdrawn: 409,
  already_decided: 409,
  key_reused: 409,
  adjustments_over_limit: 429,
});
