import { defineErrors } from '@facet/service-kit';

/** Everything that signing in or managing operators may be refused for. */
export const operatorErrors = defineErrors({
  credentials_missing: 400,
  credentials_invalid: 401,
  code_required: 401,
  code_invalid: 401,
  too_many_tries: 429,
  not_signed_in: 401,
  totp_required: 403,
  password_wrong: 400,
  totp_not_started: 400,
  totp_code_wrong: 400,
  username_invalid: 400,
  username_taken: 409,
  password_too_short: 400,
  password_common: 400,
  operator_not_found: 404,
  session_not_found: 404,
  last_owner: 409,
  too_many_views: 409,
});
