import { defineErrors } from '@facet/service-kit';

/** Why nobody is signed in. */
export const signInErrors = defineErrors({
  unknown_user: 404,
  group_link_required: 400,
});
