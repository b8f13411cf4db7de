import { defineErrors } from '@facet/service-kit';

export const earningErrors = defineErrors({ earning_not_found: 404, earning_not_held: 409 });
