import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { PromoCode } from './promo-code.ts';

const config = { permission: { operator: 'admin' } } as const;
const One = Type.Object({ promoCode: PromoCode });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

export function promoChangeRoutes(app: App, { callees: { earn }, trail }: AdminContext): void {
  const read = async (id: string) =>
    (await answerOf('earn', earn.GET('/internal/promo-codes/{id}', { params: { path: { id } } }))).promoCode;

  app.patch(
    '/api/admin/promo-codes/:id',
    {
      schema: {
        operationId: 'switchPromoCode',
        summary: 'Switches a code on or off. promo_not_found 404',
        params,
        body: Type.Object({ isActive: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: One, ...errors },
      },
      config,
    },
    async (request) => {
      const { params: path, body: input, operator } = request;
      const before = await read(path.id);
      const info = { action: 'promo_code.switch', object: { type: 'promo_code', id: path.id, label: before.code }, input, before };
      const promoCode = await trail.act(request, info, async () => {
        const body = { ...input, by: operator.username };
        const switched = await answerOf('earn', earn.PATCH('/internal/promo-codes/{id}', { params: { path }, body }));
        return { result: switched.promoCode, after: switched.promoCode };
      });
      return { promoCode };
    },
  );

  app.delete(
    '/api/admin/promo-codes/:id',
    {
      schema: {
        operationId: 'deletePromoCode',
        summary: 'Nobody can redeem it any more; who did keeps his reward. Answers it as it was. promo_not_found 404',
        params,
        response: { 200: One, ...errors },
      },
      config,
    },
    async (request) => {
      const { params: path, operator } = request;
      const before = await read(path.id);
      const info = { action: 'promo_code.delete', object: { type: 'promo_code', id: path.id, label: before.code }, before };
      await trail.act(request, info, async () => {
        const body = { by: operator.username };
        return { result: await answerOf('earn', earn.DELETE('/internal/promo-codes/{id}', { params: { path }, body })) };
      });
      return { promoCode: before };
    },
  );
}
