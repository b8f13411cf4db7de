import { defineErrors } from '@facet/service-kit';

/** Why a device is not proven, or what it may not do while it is not. */
export const deviceErrors = defineErrors({
  proof_not_asked: 403,
  proof_expired: 403,
  proof_not_found: 403,
  proof_exhausted: 429,
  device_not_proven: 403,
  device_not_found: 404,
});
