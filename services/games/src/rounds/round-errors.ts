import { defineErrors } from '@facet/service-kit';
import type { Round } from './round.ts';

/** Everything that a round may be refused for; what play limits refuse is in limits/. */
export const roundErrors = defineErrors({
  bet_invalid: 400,
  bet_too_high: 400,
  cash_out_invalid: 400,
  insufficient_balance: 400,
  earning_requirement: 403,
  round_open: 409,
  round_not_found: 404,
  round_over: 409,
  nothing_to_cash_out: 400,
  crashed: 409,
  not_in_time: 409,
  idempotency_key_reused: 422,
  exposure_reached: 409,
});

/** @throws round_not_found (404): there is nothing left to play */
export function refuseGivenBack({ state }: Round): void {
  if (state === 'voiding' || state === 'refunded')
    throw roundErrors('round_not_found', 'The site could not finish this round, so you get your bet back.');
}

/** Why no round is opened, of either game; limits of the member's own among them. */
export const openingErrors = {
  bet_invalid: 400,
  bet_too_high: 400,
  insufficient_balance: 400,
  age_not_confirmed: 403,
  auto_bet_age: 403,
  auto_bet_off: 403,
  earning_requirement: 403,
  games_disabled: 403,
  loss_limit: 403,
  self_excluded: 403,
  time_out: 403,
  exposure_reached: 409,
  not_in_time: 409,
  round_open: 409,
  idempotency_key_reused: 422,
} as const;
