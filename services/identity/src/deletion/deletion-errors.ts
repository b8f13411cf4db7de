import { defineErrors } from '@facet/service-kit';

/** Why an account is not deleted. */
export const deletionErrors = defineErrors({ fresh_proof_needed: 403, operators_account: 403 });
