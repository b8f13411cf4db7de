import { type App, type Database, ErrorAnswer, MoneyInput, Type } from '@facet/service-kit';
import { Operator } from '../operators/index.ts';
import { createPromo, deletePromo, switchPromo } from './manage-promos.ts';
import { presentPromo, PromoView } from './promo-code.ts';

const config = { permission: { services: ['admin'] } };
const strict = { additionalProperties: false };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const One = Type.Object({ promoCode: PromoView });

const NewPromo = Type.Object(
  {
    by: Operator,
    id: Type.Optional(Type.String({ format: 'uuid', description: 'of the new code: the same call again changes nothing' })),
    code: Type.String({ pattern: '^\\s*[!-~]{1,40}\\s*$', description: 'upper case, without blanks' }),
    reward: MoneyInput,
    maxUses: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), Type.Null()])),
    expiresAt: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
    isActive: Type.Optional(Type.Boolean()),
  },
  strict,
);

/** What operators change about promo codes. */
export function promoChangeRoutes(app: App, { database }: { database: Database }): void {
  app.post(
    '/internal/promo-codes',
    {
      schema: {
        operationId: 'createPromoCode',
        summary: 'promo_not_upper_case, promo_reward_invalid, promo_expiry_past 400; promo_code_taken 409',
        body: NewPromo,
        response: { 200: One, '4xx': ErrorAnswer },
      },
      config,
    },
    async ({ body: { by: operator, ...promo } }) => ({ promoCode: presentPromo(await createPromo(database, promo, operator)) }),
  );

  app.patch(
    '/internal/promo-codes/:id',
    {
      schema: {
        operationId: 'switchPromoCode',
        summary: 'Switches a code on or off. promo_not_found 404',
        params,
        body: Type.Object({ by: Operator, isActive: Type.Boolean() }, strict),
        response: { 200: One, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ promoCode: presentPromo(await switchPromo(database, request.params.id, request.body.isActive)) }),
  );

  app.delete(
    '/internal/promo-codes/:id',
    {
      schema: {
        operationId: 'deletePromoCode',
        summary: 'Nobody can redeem it any more; who did keeps his reward. promo_not_found 404',
        params,
        body: Type.Object({ by: Operator }, strict),
        response: { 204: Type.Null(), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request, reply) => {
      await deletePromo(database, request.params.id, request.body.by);
      return reply.code(204).send(null);
    },
  );
}
