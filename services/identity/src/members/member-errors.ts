import { defineErrors } from '@facet/service-kit';

/** Everything that can go wrong with a member in a way that the product expects. */
export const memberErrors = defineErrors({
  bad_username: 400,
  member_not_found: 404,
  account_disabled: 403,
  administrator: 403,
  already_disabled: 409,
});
