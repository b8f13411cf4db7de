import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { hang } from '../../faults/index.ts';
import type { Pass } from '../game-passes/passes.ts';
import { challengeRequired, internalError, legacyError, tooManyRequests } from '../platform-error.ts';
import { idSchema, type PlatformPlugin } from '../platform.ts';
import type { Refusal } from './purchase.ts';

/**
 * economy.roblox.com, the purchase. A refusal is HTTP 200 with `purchased: false`. Nothing is assumed about
 * `idempotencyKey`: it is taken and ignored, so that a caller must protect themselves.
 */
export const purchaseRoutes: PlatformPlugin = (app, { platform }, done) => {
  const { bots, faults, passes, people, purchases } = platform;

  const body = Type.Object({
    expectedCurrency: Type.Integer(),
    expectedPrice: Type.Integer({ minimum: 0 }),
    expectedSellerId: idSchema,
    expectedSellerType: Type.Optional(Type.String()),
    expectedPurchaserId: Type.Optional(Type.String()),
    expectedPurchaserType: Type.Optional(Type.String()),
    idempotencyKey: Type.Optional(Type.String()),
  });
  const params = Type.Object({ productId: idSchema });

  app.post('/v1/purchases/products/:productId', { schema: { params, body } }, async (request, reply) => {
    const { person: buyer } = bots.allowedToChange(request);
    const fault = faults.inForce.purchase;
    if (fault === 'rate-limited') throw tooManyRequests();
    if (fault === 'error') throw internalError();
    if (fault === 'challenge') throw challengeRequired(randomUUID());

    const pass = passes.byProductId(request.params.productId);
    if (pass === null) throw legacyError(400, 0, 'The product does not exist.');
    await platform.behave(pass.sellerId);

    // From here to the commit nothing waits: two purchases of one pass cannot both pass the check.
    const robux = platform.robuxOf(buyer.id);
    const refusal = purchases.refusal(buyer.id, pass, request.body, robux);
    if (refusal !== null) return refused(refusal, pass, robux);
    purchases.commit(buyer.id, pass);
    if (fault === 'timeout-after-buying') {
      hang(reply);
      return reply;
    }
    return { ...outcome(pass), purchased: true, reason: 'Success', statusCode: 200, balanceAfterSale: robux - pass.price };
  });

  function outcome(pass: Pass) {
    return {
      productId: pass.productId,
      currency: 1,
      price: pass.price,
      assetId: pass.id,
      assetName: pass.name,
      assetType: 'Game Pass',
      assetTypeDisplayName: 'Pass',
      assetIsWearable: false,
      sellerName: people.nameOf(pass.sellerId),
      transactionVerb: 'bought',
      isMultiPrivateSale: false,
    };
  }

  function refused(reason: Refusal, pass: Pass, robux: number) {
    return {
      ...outcome(pass),
      purchased: false,
      reason,
      statusCode: 500,
      title: refusalText[reason].title,
      errorMsg: refusalText[reason].message,
      showDivId: 'TransactionFailureView',
      shortfallPrice: Math.max(0, pass.price - robux),
      balanceAfterSale: robux - pass.price,
    };
  }
  done();
};

const refusalText: Record<Refusal, { title: string; message: string }> = {
  AlreadyOwned: { title: 'Item Owned', message: 'You already own this item.' },
  NotForSale: { title: 'Item Not For Sale', message: 'This item is not for sale.' },
  PriceChanged: { title: 'Item Price Has Changed', message: 'The price of this item has changed.' },
  SellerChanged: { title: 'Item Has Changed', message: 'The seller of this item has changed.' },
  InsufficientFunds: { title: 'Insufficient Funds', message: 'You do not have enough Robux.' },
};
