import {
  ErrorAnswer,
  formatMoney,
  MoneyInput,
  MoneyText,
  parseMoney,
  Type,
  type App,
  type Hundredths,
  repeatable,
} from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf, type Callees } from '../callees/index.ts';
import { findUser, memberErrors, objectOf } from './find-user.ts';

const ACCOUNT = 'adjustments';
const DESCRIPTION_MAX_LENGTH = 300;

/** Corrections of a member's balance, booked against the account `adjustments`. */
export function adjustRoutes(app: App, { callees, trail }: AdminContext): void {
  app.post(
    '/api/admin/users/:id/adjust-balance',
    {
      schema: {
        operationId: 'adjustUserBalance',
        summary: 'Adds or (negative) deducts, not below zero; a debt is paid first. amount_zero, insufficient_balance, reason_required 400',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object(
          { amount: MoneyInput, description: Type.String({ maxLength: 1000, description: 'the member reads it' }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ success: Type.Literal(true), balance: MoneyText }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'admin' } },
    },
    async (request) => {
      const amount = parseMoney(request.body.amount, 'amount', { signed: true });
      const description = request.body.description.trim();
      if (amount === 0n) throw memberErrors('amount_zero', 'Please enter an amount other than zero');
      if (description === '' || description.length > DESCRIPTION_MAX_LENGTH)
        throw memberErrors('reason_required', `Please enter a description of up to ${DESCRIPTION_MAX_LENGTH} letters`);
      const member = await findUser(callees, request.params.id);
      const before = await readBalance(callees, member.id);
      const info = {
        action: 'member.adjust_balance',
        object: objectOf(member),
        input: { amount: formatMoney(amount), description },
        before,
      };
      const balance = await trail.act(request, info, async (actionId) => {
        const booked = await adjust(callees, { key: actionId, memberId: member.id, amount, description });
        // It is done: that it cannot be read again now makes it no failure.
        return { result: booked, after: await readBalance(callees, member.id).catch(() => ({ balance: booked })) };
      });
      return { success: true as const, balance };
    },
  );
}

async function readBalance({ wallet }: Callees, memberId: string) {
  const { balance, debt } = await answerOf('wallet', wallet.GET('/internal/balances/{memberId}', { params: { path: { memberId } } }));
  return { balance, debt };
}

interface Adjustment {
  key: string;
  memberId: string;
  amount: Hundredths;
  description: string;
}

/** The balance after it. @throws insufficient_balance, adjustment_refused (400) */
async function adjust({ wallet }: Callees, { key, memberId, amount, description }: Adjustment): Promise<string> {
  const direction: 'credit' | 'debit' = amount > 0n ? 'credit' : 'debit';
  const absolute = formatMoney(amount > 0n ? amount : 0n - amount);
  const transfer = { key, memberId, direction, account: ACCOUNT, amount: absolute, type: 'adjustment', reason: description };
  const { results } = await answerOf('wallet', wallet.POST('/internal/transfers', { body: { transfers: [transfer] }, ...repeatable(key) }));
  const [result] = results;
  if (!result) throw memberErrors('adjustment_refused', 'The wallet refused this adjustment.');
  switch (result.status) {
    case 'ok':
    case 'duplicate':
      return result.balanceAfter ?? '0.00';
    case 'insufficient':
      throw memberErrors('insufficient_balance', `The balance is less than ${absolute} R$. It cannot go below zero.`);
    case 'cancelled':
    case 'key_reused':
    case 'requirement':
    case 'invalid':
      throw memberErrors('adjustment_refused', 'The wallet refused this adjustment.');
    default:
      return result.status satisfies never;
  }
}
