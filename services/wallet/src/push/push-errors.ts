import { defineErrors } from '@facet/service-kit';

export const pushErrors = defineErrors({
  push_off: 404,
  push_address: 400,
  push_key: 400,
  push_not_on: 404,
  push_time_zone: 400,
  push_just_tested: 429,
});
