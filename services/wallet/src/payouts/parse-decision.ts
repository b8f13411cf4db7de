import { httpErrors, Type, type Operator, type Static } from '@facet/service-kit';
import { payoutErrors } from './payout-errors.ts';
import type { Decision } from './process-withdrawal.ts';

/** What an operator decides; what the chosen status does not need may be absent or null. */
export const decisionFields = {
  status: Type.Unsafe<'completed' | 'failed'>({ type: 'string', enum: ['completed', 'failed'] }),
  rejectionReason: Type.Optional(
    Type.Union([Type.String({ maxLength: 500 }), Type.Null()], { description: 'needed to reject; the member reads it' }),
  ),
  autoPayout: Type.Optional(
    Type.Union([Type.Boolean(), Type.Null()], {
      description: 'the bot buys the gamepass (role admin); otherwise the operator has bought it, and the platform is asked',
    }),
  ),
};
const Written = Type.Object(decisionFields);
type Written = Static<typeof Written>;
type Decider = Pick<Operator, 'username' | 'role'>;

/** @throws role_required (403) */
export function decisionKind({ role }: Pick<Decider, 'role'>, { status, autoPayout }: Written): Decision['kind'] {
  if (status === 'failed') return 'reject';
  if (autoPayout !== true) return 'paid by hand';
  if (role === 'moderator') throw payoutErrors('role_required', `Auto payout needs the role admin. You are ${role}.`);
  return 'auto payout';
}

/** @throws role_required (403), rejection_reason_required, bad_request (400) */
export function parseDecision(operator: Decider, written: Written): Decision {
  const kind = decisionKind(operator, written);
  const by = operator.username;
  if (kind !== 'reject') return { kind, by };
  return { kind, reason: parseReason(written), by };
}

/** Why the money goes back, for the member. @throws rejection_reason_required, bad_request (400) */
export function parseReason({ rejectionReason }: Pick<Written, 'rejectionReason'>): string {
  const reason = (rejectionReason ?? '').trim();
  if (reason === '') throw payoutErrors('rejection_reason_required', 'Please enter a reason for the rejection.');
  // PostgreSQL takes neither NUL nor half characters.
  if (reason.includes('\0') || !reason.isWellFormed()) throw httpErrors('bad_request', 'rejectionReason must be text');
  return reason;
}
