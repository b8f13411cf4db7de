import { defineErrors } from '@facet/service-kit';

/** What a look at the releases or a move of them may be refused for, beside the refusals of the move itself. */
export const boardErrors = defineErrors({
  deployable_unknown: 404,
  needs_command: 409,
  nothing_to_do: 409,
  revision_moved: 409,
});
