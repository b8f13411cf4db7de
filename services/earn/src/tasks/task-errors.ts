import { defineErrors } from '@facet/service-kit';

/** Everything that a task may be refused for. */
export const taskErrors = defineErrors({
  task_not_found: 404,
  task_not_started: 400,
  task_too_early: 400,
  task_completed: 409,
});
