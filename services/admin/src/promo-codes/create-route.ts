import { ErrorAnswer, Type, uuidv7, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { NewPromoCode, PromoCode } from './promo-code.ts';

/** `POST /api/admin/promo-codes` */
export function promoCreateRoute(app: App, { callees: { earn }, trail }: AdminContext): void {
  app.post(
    '/api/admin/promo-codes',
    {
      schema: {
        operationId: 'createPromoCode',
        summary: 'promo_not_upper_case, promo_reward_invalid, promo_expiry_past 400; promo_code_taken 409',
        body: NewPromoCode,
        response: { 201: Type.Object({ promoCode: PromoCode }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'admin' } },
    },
    async (request, reply) => {
      const { body: input, operator } = request;
      const id = uuidv7();
      const info = { action: 'promo_code.create', object: { type: 'promo_code', id, label: input.code.trim() }, input };
      const promoCode = await trail.act(request, info, async () => {
        const created = await answerOf('earn', earn.POST('/internal/promo-codes', { body: { ...input, id, by: operator.username } }));
        return { result: created.promoCode, after: created.promoCode };
      });
      return reply.code(201).send({ promoCode });
    },
  );
}
