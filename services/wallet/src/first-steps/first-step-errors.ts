import { defineErrors } from '@facet/service-kit';

export const firstStepErrors = defineErrors({ goal_not_offered: 400, no_experience: 404, no_gamepass: 404 });
