import { Type } from 'typebox';
import { legacyError } from '../platform-error.ts';
import { idSchema, type PlatformPlugin } from '../platform.ts';

/** inventory.roblox.com. The body of the answer is the word true or false. Only passes can be owned here. */
export const inventoryRoutes: PlatformPlugin = (app, { platform }, done) => {
  const { passes, people, purchases } = platform;

  const params = Type.Object({ userId: idSchema, itemType: Type.String(), itemId: idSchema });
  app.get('/v1/users/:userId/items/:itemType/:itemId/is-owned', { schema: { params } }, async (request, reply) => {
    const { userId, itemType, itemId } = request.params;
    if (!people.exists(userId)) throw legacyError(400, 1, 'The specified user does not exist!');
    if (itemType !== '1' && itemType !== 'GamePass') throw legacyError(400, 6, 'The specified item type does not exist.');
    const pass = passes.byId(itemId);
    if (pass === null) throw legacyError(400, 5, 'The specified pass does not exist!');
    await platform.behave(userId);
    await platform.behave(pass.sellerId);
    return reply.type('application/json; charset=utf-8').send(String(purchases.owns(userId, pass)));
  });
  done();
};
