import { defineErrors } from '@facet/service-kit';

export const holdRuleErrors = defineErrors({ hold_amount_invalid: 400, hold_rule_not_found: 404 });
