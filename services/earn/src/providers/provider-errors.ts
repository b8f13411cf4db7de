import { defineErrors } from '@facet/service-kit';

/** Everything that a change of a provider may be refused for. */
export const providerErrors = defineErrors({
  provider_not_found: 404,
  provider_incomplete: 400,
  provider_setting_invalid: 400,
  secrets_key_missing: 503,
});
