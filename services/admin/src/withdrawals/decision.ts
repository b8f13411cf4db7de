import { defineErrors, Type, type Static } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';

const decisionErrors = defineErrors({ role_required: 403, rejection_reason_required: 400 });

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

export interface Decision {
  action: 'withdrawal.approve' | 'withdrawal.auto_payout' | 'withdrawal.reject';
  status: 'completed' | 'failed';
  rejectionReason: string | null;
  autoPayout: boolean;
  by: string;
}

/** @throws role_required (403), rejection_reason_required (400) */
export function decisionOf({ operator }: Pick<FastifyRequest, 'operator'>, written: Static<typeof Written>): Decision {
  const { status } = written;
  const autoPayout = status === 'completed' && written.autoPayout === true;
  if (autoPayout && operator.role === 'moderator')
    throw decisionErrors('role_required', `Auto payout needs the role admin. You are ${operator.role}.`);
  const rejectionReason = status === 'failed' ? (written.rejectionReason ?? '').trim() : null;
  if (rejectionReason === '') throw decisionErrors('rejection_reason_required', 'Please enter a reason for the rejection.');
  const action = status === 'failed' ? 'withdrawal.reject' : autoPayout ? 'withdrawal.auto_payout' : 'withdrawal.approve';
  return { action, status, rejectionReason, autoPayout, by: operator.username };
}

/** What the trail keeps of it. */
export const inputOf = ({ status, rejectionReason, autoPayout }: Decision) => ({ status, rejectionReason, autoPayout });
