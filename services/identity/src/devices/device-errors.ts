import { defineErrors } from '@facet/service-kit';

/** Why a device is not proven. */
export const deviceErrors = defineErrors({
  proof_not_asked: 403,
  proof_expired: 403,
  proof_not_found: 403,
  proof_exhausted: 429,
});
