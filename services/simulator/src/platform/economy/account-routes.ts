import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { pageOf } from '../page.ts';
import { legacyError } from '../platform-error.ts';
import { userParams, type PlatformPlugin } from '../platform.ts';
import type { Purchase } from './purchase.ts';

/** economy.roblox.com, what a signed-in account may read about itself. */
export const accountRoutes: PlatformPlugin = (app, { platform }, done) => {
  const { bots, passes, people, purchases } = platform;

  app.get('/v1/user/currency', (request) => ({ robux: platform.robuxOf(bots.signedIn(request).person.id) }));

  app.get('/v1/users/:userId/currency', { schema: { params: userParams } }, (request) => {
    onlyOwn(bots.signedIn(request).person.id, request.params.userId);
    return { robux: platform.robuxOf(request.params.userId) };
  });

  const query = Type.Object({
    transactionType: Type.Optional(Type.String()),
    limit: Type.Optional(Type.Integer()),
    cursor: Type.Optional(Type.String()),
  });
  app.get('/v2/users/:userId/transactions', { schema: { params: userParams, querystring: query } }, (request) => {
    const { userId } = request.params;
    onlyOwn(bots.signedIn(request).person.id, userId);
    const bought = request.query.transactionType === 'Purchase' ? purchases.by(userId) : [];
    return pageOf(bought.map(transaction), request.query, [10, 25, 50, 100]);
  });

  function transaction(purchase: Purchase) {
    const pass = passes.byId(purchase.passId);
    return {
      id: 0,
      idHash: createHash('sha256').update(purchase.id).digest('base64url').slice(0, 22),
      transactionType: 'Purchase',
      created: purchase.at,
      isPending: false,
      agent: { id: purchase.sellerId, type: 'User', name: people.nameOf(purchase.sellerId) },
      details: {
        id: purchase.passId,
        name: purchase.passName,
        type: 'GamePass',
        place: pass === null ? null : { placeId: pass.placeId, universeId: pass.universeId, name: 'Place' },
      },
      currency: { amount: -purchase.price, type: 'Robux' },
      purchaseToken: purchase.id,
    };
  }
  done();
};

function onlyOwn(signedInId: number, askedId: number): void {
  if (signedInId !== askedId) throw legacyError(403, 1, 'The user is not authorized to view this.');
}
