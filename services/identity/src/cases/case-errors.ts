import { defineErrors } from '@facet/service-kit';

export const caseErrors = defineErrors({
  text_missing: 400,
  snooze_invalid: 400,
  fact_not_found: 404,
  case_not_found: 404,
  too_many_cases: 409,
  case_open: 409,
  case_over: 409,
  appeal_decided: 409,
  case_full: 409,
  case_changed: 409,
  case_assigned: 409,
  colleague_not_found: 404,
  key_reused: 409,
  not_banned: 409,
  already_appealed: 409,
  not_an_appeal: 409,
  canned_answer_exists: 409,
  canned_answer_not_found: 404,
});

export const caseNotFound = () => caseErrors('case_not_found', 'We can’t find this case. All of yours are under Help.');
