import { defineErrors } from '@facet/service-kit';

/** Why a month cannot be closed now; of each the first that holds is told. */
export const REFUSALS = {
  month_not_over: 409,
  months_in_order: 409,
  transfers_under_way: 409,
  root_missing: 409,
  audit_finding_open: 409,
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  code: RefusalCode;
  message: string;
  /** Which month comes first, which days have no root, which checks found something. */
  about: string[];
}

export const closingErrors = defineErrors({ ...REFUSALS, no_such_month: 404 });
