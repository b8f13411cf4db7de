import { defineErrors } from '@facet/service-kit';

/** Every way in which the tool refuses or fails. */
export const shirtToolErrors = defineErrors({
  missing_cookie: 400,
  session_invalid: 400,
  template_address: 400,
  upload_refused: 400,
  challenge_required: 403,
  rights_not_confirmed: 403,
  template_private: 404,
  template_missing: 409,
  upload_running: 409,
  platform_busy: 429,
  template_invalid: 502,
  template_too_large: 502,
  platform_failing: 502,
  platform_down: 503,
  platform_slow: 504,
  key_reused: 422,
  upload_unknown: 504,
});
