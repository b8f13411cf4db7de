import { httpErrors } from '@facet/service-kit';
import { payoutErrors } from './payout-errors.ts';
import type { Decision } from './process-withdrawal.ts';

export interface WrittenDecision {
  status: 'completed' | 'failed';
  rejectionReason?: string | null;
  autoPayout?: boolean | null;
  by: string;
}

/** @throws rejection_reason_required, bad_request (400) */
export function parseDecision({ status, rejectionReason, autoPayout, by }: WrittenDecision): Decision {
  if (!isStorable(by)) throw httpErrors('bad_request', 'by must be a name');
  if (status === 'completed') return { kind: autoPayout === true ? 'auto payout' : 'paid by hand', by };
  const reason = (rejectionReason ?? '').trim();
  if (reason === '') throw payoutErrors('rejection_reason_required', 'Please enter a reason for the rejection.');
  if (!isStorable(reason)) throw httpErrors('bad_request', 'rejectionReason must be text');
  return { kind: 'reject', reason, by };
}

/** PostgreSQL takes neither NUL nor half characters. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
