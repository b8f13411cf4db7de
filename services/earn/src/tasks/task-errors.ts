import { defineErrors } from '@facet/service-kit';

/** Everything that a task may be refused for: the member's first, the operator's after. */
export const taskErrors = defineErrors({
  task_not_found: 404,
  task_not_started: 400,
  task_too_early: 400,
  task_completed: 409,
  task_fields_missing: 400,
  task_link_invalid: 400,
  task_reward_invalid: 400,
  task_changed: 409,
  task_order_changed: 409,
});
