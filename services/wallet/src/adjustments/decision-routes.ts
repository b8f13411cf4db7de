import {
  databaseTime,
  ErrorAnswer,
  formatMoney,
  operatorAct,
  Type,
  UuidText,
  type App,
  type Operator,
  type Transaction,
} from '@facet/service-kit';
import { Booked } from './adjust-route.ts';
import { adjustmentErrors } from './adjustment-errors.ts';
import { AdjustmentRecord, subjectOf, type AdjustmentRow } from './adjustment.ts';
import { bookAdjustment, type AdjustmentContext } from './book-adjustment.ts';
import { readLimits, waitForTurn } from './limits.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
/** No key of its own, for the adjustment's own is one. */
const params = Type.Object({ id: UuidText });
const body = Type.Object({}, { additionalProperties: false });
const asked = ({ params: { id } }: { params: { id: string } }) => ({
  subject: { type: 'adjustment', id, label: id },
  input: { adjustment: id },
});

/** A second operator confirms or declines what another one proposed, who takes it back. */
export function decisionRoutes(app: App, context: AdjustmentContext): void {
  confirmRoute(app, context);
  endRoute(app, context, DECLINE);
  endRoute(app, context, WITHDRAW);
}

function confirmRoute(app: App, context: AdjustmentContext): void {
  operatorAct(
    app,
    context.kit,
    {
      method: 'POST',
      url: '/api/admin/adjustments/:id/confirm',
      role: 'admin',
      fresh: true,
      action: 'member.confirm_adjustment',
      schema: {
        operationId: 'confirmAdjustment',
        summary: 'Books what another operator proposed',
        description: 'What cannot be booked now stays proposed.',
        again: 'same',
        errors: {
          insufficient_balance: 400,
          own_proposal: 403,
          adjustment_not_found: 404,
          already_decided: 409,
          adjustments_over_limit: 429,
        },
        params,
        body,
        response: { 200: Booked, ...errors },
      },
      asked,
      prepare: () => readLimits(context.kit),
    },
    async (transaction, { params: { id }, operator }, limits) => {
      const row = await findForDecision(transaction, { id, operator, to: 'booked' });
      const resultOf = (balance: bigint) => ({ success: true as const, balance: formatMoney(balance) });
      if (row.state === 'booked') return { result: resultOf(row.balanceAfterHundredths), isKnown: true };
      const { balanceAfterHundredths, before, ...booked } = await bookAdjustment(context, transaction, row, limits);
      await decide(transaction, row, { operator, state: 'booked', balanceAfterHundredths });
      return { result: resultOf(balanceAfterHundredths), subject: subjectOf(row), before: { ...proposalOf(row), ...before }, ...booked };
    },
  );
}

interface Ending {
  verb: 'decline' | 'withdraw';
  state: 'declined' | 'withdrawn';
  summary: string;
  refused: 'own_proposal' | 'others_proposal';
}

const DECLINE: Ending = {
  verb: 'decline',
  state: 'declined',
  summary: 'Declines what another operator proposed: nothing is booked, ever',
  refused: 'own_proposal',
};
const WITHDRAW: Ending = {
  verb: 'withdraw',
  state: 'withdrawn',
  summary: 'Takes back what the operator proposed: nothing is booked, ever',
  refused: 'others_proposal',
};

function endRoute(app: App, { kit }: AdjustmentContext, { verb, state, summary, refused }: Ending): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: `/api/admin/adjustments/:id/${verb}`,
      role: 'admin',
      action: `member.${verb}_adjustment`,
      schema: {
        operationId: `${verb}Adjustment`,
        summary,
        again: 'same',
        errors: { [refused]: 403, adjustment_not_found: 404, already_decided: 409 },
        params,
        body,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errors },
      },
      asked,
    },
    async (transaction, { params: { id }, operator }) => {
      const result = { success: true as const };
      const row = await findForDecision(transaction, { id, operator, to: state });
      if (row.state === state) return { result, isKnown: true };
      await decide(transaction, row, { operator, state });
      return { result, subject: subjectOf(row), before: proposalOf(row), after: { state } };
    },
  );
}

/** What the audit log tells of it. */
const proposalOf = ({ operatorUsername: by, amountHundredths, description }: AdjustmentRow) => ({
  by,
  amount: formatMoney(amountHundredths),
  description,
});

/**
 * The proposal, or what this operator made of it before. The limit was looked at when it was proposed: whatever it is
 * by now, and whatever became of the member, another operator decides; `withdrawn`: who proposed it.
 * @throws adjustment_not_found (404), own_proposal, others_proposal (403), already_decided (409)
 */
async function findForDecision(
  transaction: Transaction,
  { id, operator, to }: { id: string; operator: Operator; to: 'booked' | Ending['state'] },
): Promise<AdjustmentRow> {
  await waitForTurn(transaction);
  const row = await AdjustmentRecord.query(transaction).findOne({ id }).castTo<AdjustmentRow | undefined>();
  if (row === undefined) throw adjustmentErrors('adjustment_not_found', 'There is no such adjustment.');
  if (row.state === to && row.secondId === operator.id) return row;
  if (row.state !== 'proposed') throw alreadyDecided(row);
  const isOwn = row.operatorId === operator.id;
  if (isOwn === (to === 'withdrawn')) return row;
  if (!isOwn)
    throw adjustmentErrors('others_proposal', `Only ${row.operatorUsername}, who proposed it, takes it back. You can decline it.`);
  throw adjustmentErrors('own_proposal', 'You proposed this adjustment yourself. Another operator confirms or declines it.');
}

type Decision = { operator: Operator } & ({ state: 'booked'; balanceAfterHundredths: bigint } | Pick<Ending, 'state'>);

async function decide(transaction: Transaction, { memberId, id }: AdjustmentRow, { operator, ...decision }: Decision): Promise<void> {
  await AdjustmentRecord.query(transaction)
    .findById([memberId, id])
    .patch({ ...decision, secondId: operator.id, secondUsername: operator.username, decidedAt: databaseTime });
}

const DECIDED = { booked: 'confirmed it', declined: 'declined it', withdrawn: 'taken it back' };

function alreadyDecided({ state, secondUsername: second }: AdjustmentRow) {
  if (second === null || state === 'proposed') return adjustmentErrors('already_decided', 'This adjustment needs no second operator.');
  return adjustmentErrors('already_decided', `${second} has ${DECIDED[state]}.`);
}
