import { ErrorAnswer, MoneyInput, parseMoney, Type, uuidv7, type App } from '@facet/service-kit';
import { findUser, objectOf } from '../members/index.ts';
import { adjustmentErrors } from './adjustment-errors.ts';
import { Adjustment, inputOf, isUnanswered } from './adjustment.ts';
import type { AdjustmentContext } from './adjustment-context.ts';
import { Booked } from './book-in-audit-log.ts';
import { goOn } from './go-on.ts';
import { findAsked, keepAdjustment } from './keep-adjustment.ts';
import { needsSecondOperator, readLimit, refuseTooLarge } from './limit.ts';
import { readBalance } from './read-balance.ts';

const DESCRIPTION_MAX_LENGTH = 300;
const Proposed = Type.Object({ success: Type.Literal(true), proposal: Adjustment });

/** `POST /api/admin/users/{id}/adjust-balance`: corrections of a member's balance, booked against the account `adjustments`. */
export function adjustRoute(app: App, context: AdjustmentContext): void {
  const { clients, database, kit, auditLog } = context;
  app.post(
    '/api/admin/users/:id/adjust-balance',
    {
      schema: {
        operationId: 'adjustUserBalance',
        summary: 'Adds R$ to a member’s balance, or deducts them when negative',
        description:
          'Never below zero; a debt is paid first. 202: with what the operator adjusted alone in the last 24 hours it is above the setting `adjustment_limit`, so another one confirms it. `insufficient_balance` and `adjustment_refused` are final for this key. `adjustment_unknown`: not known yet whether it was booked; the same key settles it.',
        errors: {
          adjustment_refused: 400,
          amount_too_large: 400,
          amount_zero: 400,
          insufficient_balance: 400,
          reason_required: 400,
          member_not_found: 404,
          adjustment_declined: 409,
          adjustment_open: 409,
          key_reused: 409,
          adjustment_unknown: 503,
        },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        headers: Type.Object({
          'idempotency-key': Type.Optional(
            Type.String({ format: 'uuid', description: 'names this adjustment, for ever; without it each call is one of its own' }),
          ),
        }),
        body: Type.Object(
          { amount: MoneyInput, description: Type.String({ maxLength: 1000, description: 'the member reads it' }) },
          { additionalProperties: false },
        ),
        response: { 200: Booked, 202: Proposed, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'admin', fresh: true }, action: 'member.adjust_balance' },
    },
    async (request, reply) => {
      const { body, params, headers, operator } = request;
      const asked = {
        id: headers['idempotency-key']?.toLowerCase() ?? uuidv7(),
        memberId: params.id.toLowerCase(),
        ...readBody(body),
        operator,
      };
      const known = await findAsked(database, asked);
      const answer = known && !isUnanswered(known) ? await goOn(context, known) : await act();
      return reply.code('proposal' in answer ? 202 : 200).send({ success: true as const, ...answer });

      async function act() {
        const [member, limit, before] = await Promise.all([
          known ? { id: known.memberId, username: known.memberUsername } : findUser(clients, asked.memberId),
          readLimit(kit),
          readBalance(clients, asked.memberId),
        ]);
        if (!known) await refuseTooLarge(kit, asked.amountHundredths);
        const isProposed = !known && (await needsSecondOperator(database, asked, limit));
        const action = isProposed ? 'member.propose_adjustment' : 'member.adjust_balance';
        return auditLog.record(request, { action, object: objectOf(member), input: inputOf(asked), before }, async () => {
          const row = known ?? (await keepAdjustment(database, asked, { username: member.username, limit }));
          const result = await goOn(context, row);
          return { result, after: 'proposal' in result ? { state: 'proposed' } : ((await readBalance(clients, member.id)) ?? result) };
        });
      }
    },
  );
}

function readBody(body: { amount: string | number; description: string }) {
  const amountHundredths = parseMoney(body.amount, 'amount', { signed: true });
  const description = body.description.trim();
  if (amountHundredths === 0n) throw adjustmentErrors('amount_zero', 'Please enter an amount other than zero');
  if (description === '' || description.length > DESCRIPTION_MAX_LENGTH)
    throw adjustmentErrors('reason_required', `Please enter a description of up to ${DESCRIPTION_MAX_LENGTH} letters`);
  return { amountHundredths, description };
}
