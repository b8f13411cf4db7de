import {
  ErrorAnswer,
  formatMoney,
  idOf,
  MadeUnder,
  MoneyInput,
  MoneyText,
  operatorAct,
  parseMoney,
  Type,
  UuidText,
  type App,
} from '@facet/service-kit';
import { findMember } from '../members/index.ts';
import { adjustmentErrors } from './adjustment-errors.ts';
import { Adjustment, presentAdjustment, subjectOf, type AdjustmentRow } from './adjustment.ts';
import { bookAdjustment, type AdjustmentContext } from './book-adjustment.ts';
import { findAsked, keepAdjustment } from './keep-adjustment.ts';
import { needsSecondOperator, readLimits, refuseTooLarge, waitForTurn } from './limits.ts';

const DESCRIPTION_MAX_LENGTH = 300;
const Proposed = Type.Object({ success: Type.Literal(true), proposal: Adjustment });
export const Booked = Type.Object({ success: Type.Literal(true), balance: MoneyText });

/**
 * `POST /api/admin/users/{id}/adjust-balance`: corrections of a member's balance, booked against the account
 * `adjustments`.
 */
export function adjustRoute(app: App, context: AdjustmentContext): void {
  const { kit } = context;
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/users/:id/adjust-balance',
      role: 'admin',
      fresh: true,
      action: 'member.adjust_balance',
      orAction: 'member.propose_adjustment',
      schema: {
        operationId: 'adjustUserBalance',
        summary: 'Adds R$ to a member’s balance, or deducts them when negative',
        description:
          'Never below zero; a debt is paid first. 202: with what the operator adjusted alone in the last 24 hours it is above the setting `adjustment_limit`, so another one confirms it.',
        errors: {
          amount_too_large: 400,
          amount_zero: 400,
          insufficient_balance: 400,
          reason_required: 400,
          member_not_found: 404,
          adjustment_declined: 409,
          adjustment_withdrawn: 409,
          key_reused: 409,
          adjustments_over_limit: 429,
        },
        params: Type.Object({ id: UuidText }),
        headers: MadeUnder,
        body: Type.Object(
          { amount: MoneyInput, description: Type.String({ maxLength: 1000, description: 'the member reads it' }) },
          { additionalProperties: false },
        ),
        response: { 200: Booked, 202: Proposed, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      asked: ({ params: { id }, headers, body }) => ({
        subject: subjectOf({ memberId: id, memberUsername: id }),
        input: { adjustment: idOf({ headers }), amount: String(body.amount), description: body.description.trim() },
      }),
      prepare: async ({ params, body }) => {
        const { amountHundredths, description } = readBody(body);
        const [member, limits] = await Promise.all([findMember(kit, params.id), readLimits(kit)]);
        if (!member) throw adjustmentErrors('member_not_found', 'There is no such member');
        return { amountHundredths, description, memberId: member.id, memberUsername: member.username, limits };
      },
    },
    async (transaction, { headers, operator }, { limits, ...prepared }) => {
      const asked = { ...prepared, id: idOf({ headers }), operator };
      const subject = subjectOf(asked);
      await waitForTurn(transaction);
      const known = await findAsked(transaction, asked);
      if (known) return { ...answerOf(known), isKnown: true };
      refuseTooLarge(asked.amountHundredths, limits);
      if (await needsSecondOperator(transaction, asked, limits)) {
        const kept = await keepAdjustment(transaction, asked, { state: 'proposed' });
        return { ...answerOf(kept), action: 'member.propose_adjustment', subject, after: { state: 'proposed' } };
      }
      const { balanceAfterHundredths, ...booked } = await bookAdjustment(context, transaction, asked, limits);
      const kept = await keepAdjustment(transaction, asked, { state: 'booked', balanceAfterHundredths });
      return { ...answerOf(kept), subject, ...booked };
    },
  );
}

/** What is so. @throws adjustment_declined, adjustment_withdrawn (409) */
function answerOf(row: AdjustmentRow) {
  if (row.state === 'booked') return { result: { success: true as const, balance: formatMoney(row.balanceAfterHundredths) } };
  if (row.state === 'proposed') return { result: { success: true as const, proposal: presentAdjustment(row) }, isAccepted: true };
  if (row.state === 'withdrawn') throw adjustmentErrors('adjustment_withdrawn', `${row.secondUsername} has taken this adjustment back.`);
  throw adjustmentErrors('adjustment_declined', `${row.secondUsername} has declined this adjustment.`);
}

function readBody(body: { amount: string | number; description: string }) {
  const amountHundredths = parseMoney(body.amount, 'amount', { signed: true });
  const description = body.description.trim();
  if (amountHundredths === 0n) throw adjustmentErrors('amount_zero', 'Please enter an amount other than zero');
  if (description === '' || description.length > DESCRIPTION_MAX_LENGTH)
    throw adjustmentErrors('reason_required', `Please enter a description of up to ${DESCRIPTION_MAX_LENGTH} letters`);
  return { amountHundredths, description };
}
