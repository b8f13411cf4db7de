import { IdempotencyKey, type App, delivered, ErrorAnswer, type Kit, MoneyText, Type } from '@facet/service-kit';
import { redeemPromoCode } from './redeem-promo-code.ts';

/** `POST /api/promo/redeem` */
export function promoCodeRoutes(app: App, { kit }: { kit: Kit }): void {
  app.post(
    '/api/promo/redeem',
    {
      schema: {
        operationId: 'redeemPromoCode',
        summary: 'Redeems a promo code',
        description: 'It is compared exactly, and pays once for each member.',
        errors: {
          promo_empty: 400,
          promo_expired: 400,
          promo_inactive: 400,
          promo_unknown: 404,
          promo_already_used: 409,
          promo_used_up: 409,
          idempotency_key_reused: 422,
        },
        headers: IdempotencyKey,
        body: Type.Object({ code: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
        response: { 200: Type.Object({ reward: MoneyText }), '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request) => {
      const { reward, messageId } = await redeemPromoCode(kit, {
        memberId: request.member.id,
        code: request.body.code,
        idempotencyKey: request.headers['idempotency-key'],
      });
      await delivered(kit.database, messageId);
      return { reward };
    },
  );
}
