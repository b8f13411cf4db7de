import { ErrorAnswer, formatMoney, parseMoney, Type, type App, type Static } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { idOf, MadeUnder, requireMade } from '../made-once.ts';
import { NewPromoCode, PromoCode } from './promo-code.ts';

/** `POST /api/admin/promo-codes` */
export function promoCreateRoute(app: App, { callees: { earn }, trail }: AdminContext): void {
  app.post(
    '/api/admin/promo-codes',
    {
      schema: {
        operationId: 'createPromoCode',
        summary:
          'The same Idempotency-Key makes one code. promo_not_upper_case, promo_reward_invalid, promo_expiry_past 400; promo_code_taken, key_reused 409',
        headers: MadeUnder,
        body: NewPromoCode,
        response: { 201: Type.Object({ promoCode: PromoCode }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'admin' } },
    },
    async (request, reply) => {
      const { body: input, operator } = request;
      const id = idOf(request);
      const info = { action: 'promo_code.create', object: { type: 'promo_code', id, label: input.code.trim() }, input };
      const promoCode = await trail.act(request, info, async () => {
        const created = await answerOf('earn', earn.POST('/internal/promo-codes', { body: { ...input, id, by: operator.username } }));
        const made = requireMade(created.promoCode, askedCode(input));
        return { result: made, after: made };
      });
      return reply.code(201).send({ promoCode });
    },
  );
}

/** As earn answers what it was asked for; the switch may have been turned since. */
function askedCode({ code, reward, maxUses = null }: Static<typeof NewPromoCode>) {
  return { code: code.trim(), reward: formatMoney(parseMoney(reward, 'reward')), maxUses };
}
