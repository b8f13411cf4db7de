import { defineErrors } from '@facet/service-kit';

/** Everything that a publishing, a move or a preview may be refused for. */
export const releaseErrors = defineErrors({
  record_invalid: 400,
  version_exists: 409,
  contract_unknown: 409,
  path_taken: 409,
  shared_missing: 409,
  service_missing: 409,
  version_unknown: 404,
  revision_unknown: 404,
  share_invalid: 400,
  no_stable: 409,
  group_split: 409,
});
