import { runErrand, type OperatorCall } from '@facet/service-kit';
import type { Withdrawal } from '../withdrawals/index.ts';
import { overtaken } from './overtaken.ts';
import type { PayoutContext } from './payout-context.ts';
import type { Decision } from './process-withdrawal.ts';
import { findWithdrawal } from './process-withdrawal.ts';
import { readPayout, type Payout } from './read-payout.ts';

interface Act {
  action: string;
  input?: object;
}

/**
 * One act of an operator on one withdrawal. The platform may be asked, or sell, in between: the audit log has the
 * intent, then the outcome. `work` undefined: another was quicker. @throws withdrawal_not_found (404), already_decided
 * (409), what `work` throws
 */
export async function actOnWithdrawal(
  context: Pick<PayoutContext, 'kit' | 'unknownGraceMs'>,
  request: OperatorCall & { params: { id: string } },
  act: Act,
  work: (withdrawal: Withdrawal) => Promise<Withdrawal | undefined>,
): Promise<Payout> {
  const { kit } = context;
  const { id } = request.params;
  const withdrawal = await findWithdrawal(kit.database, id);
  const before = (await readPayout(context, withdrawal)).withdrawal;
  return runErrand(kit, request, { ...act, subject: subjectOf(before), before: stateOf(before) }, async () => {
    const done = await work(withdrawal);
    if (!done) throw await overtaken(context, id);
    const result = await readPayout(context, done);
    const { purchaseDetails } = result;
    return { result, after: { ...stateOf(result.withdrawal), ...(purchaseDetails && { purchaseDetails }) } };
  });
}

const actionOf: Record<Decision['kind'], string> = {
  reject: 'withdrawal.reject',
  'paid by hand': 'withdrawal.approve',
  'auto payout': 'withdrawal.auto_payout',
};

/** A decision as the audit log names it. */
export function actOfDecision(decision: Decision): Act {
  const { kind } = decision;
  const rejectionReason = kind === 'reject' ? decision.reason : null;
  return {
    action: actionOf[kind],
    input: { status: kind === 'reject' ? 'failed' : 'completed', rejectionReason, autoPayout: kind === 'auto payout' },
  };
}

type Shown = Payout['withdrawal'];

/** How the audit log names it. */
export const subjectOf = ({ id, username, amount }: Pick<Shown, 'id' | 'username' | 'amount'>) => ({
  type: 'withdrawal',
  id,
  label: `R$ ${amount} of ${username ?? 'a member'}`,
});

/** What the audit log keeps of it before and after. */
export const stateOf = ({ status, payoutState, decidedBy }: Pick<Shown, 'status' | 'payoutState' | 'decidedBy'>) => ({
  status,
  payoutState,
  decidedBy,
});
