import { defineErrors } from '@facet/service-kit';

/** What this area refuses by itself; all else is social's to refuse. */
export const eventErrors = defineErrors({ event_ended: 409 });
