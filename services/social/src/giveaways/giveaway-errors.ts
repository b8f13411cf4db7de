import { defineErrors } from '@facet/service-kit';

/** Everything that joining or running an event may be refused for. */
export const giveawayErrors = defineErrors({
  event_not_found: 404,
  event_not_started: 409,
  event_ended: 409,
  event_full: 409,
  already_joined: 409,
  joining: 409,
  insufficient_balance: 400,
  earning_requirement: 403,
  not_in_time: 409,
  event_invalid: 400,
  event_changed: 409,
  event_promised: 409,
});
