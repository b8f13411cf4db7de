import { defineErrors } from '@facet/service-kit';

/** Everything that setting or removing a win chance may be refused for. */
export const overrideErrors = defineErrors({
  member_missing: 400,
  member_not_found: 404,
  override_not_found: 404,
  win_chance_invalid: 400,
  max_multiplier_invalid: 400,
});
