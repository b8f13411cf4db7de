import { Type } from 'typebox';
import { readChildId } from '../ids/ids.ts';
import { cursorOf, offsetOf } from '../page.ts';
import { gamePassError } from '../platform-error.ts';
import { idSchema, userParams, type PlatformPlugin } from '../platform.ts';
import { details, heldPass, listedPass, productInfo } from './shapes.ts';

const passParams = Type.Object({ passId: idSchema });

/** apis.roblox.com/game-passes; the public calls, so nobody is asked for a cookie. */
export const gamePassRoutes: PlatformPlugin = (app, { platform }, done) => {
  const { passes, people, purchases } = platform;

  const listQuery = Type.Object({
    passView: Type.Optional(Type.String()),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    pageToken: Type.Optional(Type.String()),
  });
  const universeParams = Type.Object({ universeId: idSchema });
  app.get(
    '/game-passes/v1/universes/:universeId/game-passes',
    { schema: { params: universeParams, querystring: listQuery } },
    async (request) => {
      const { universeId } = request.params;
      const owner = readChildId('universe', universeId);
      if (owner === null) throw gamePassError(404, 'UniverseNotFound', 'The universe does not exist.');
      await platform.behave(owner.userId);
      const start = offsetOf(request.query.pageToken);
      const size = request.query.pageSize ?? 50;
      const all = passes.ofUniverse(universeId);
      return {
        gamePasses: all.slice(start, start + size).map((pass) => listedPass(pass, people.nameOf(pass.sellerId))),
        nextPageToken: start + size < all.length ? cursorOf(start + size) : null,
      };
    },
  );

  const heldQuery = Type.Object({
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    exclusiveStartId: Type.Optional(Type.Integer()),
  });
  app.get('/game-passes/v1/users/:userId/game-passes', { schema: { params: userParams, querystring: heldQuery } }, async (request) => {
    const { userId } = request.params;
    await platform.behave(userId);
    const bought = purchases.by(userId).flatMap(({ passId }) => passes.byId(passId) ?? []);
    const held = [...passes.ofUser(userId), ...bought];
    const start = held.findIndex((pass) => pass.id === request.query.exclusiveStartId) + 1;
    const page = held.slice(start, start + (request.query.count ?? 50));
    return { gamePasses: page.map((pass) => heldPass(pass, people.nameOf(pass.sellerId))) };
  });

  app.get('/game-passes/v1/game-passes/:passId/product-info', { schema: { params: passParams } }, async (request) => {
    const pass = await findPass(request.params.passId);
    return productInfo(pass, people.nameOf(pass.sellerId), purchases.salesOf(pass.id));
  });

  app.get('/game-passes/v1/game-passes/:passId/details', { schema: { params: passParams } }, async (request) =>
    details(await findPass(request.params.passId)),
  );

  async function findPass(passId: number) {
    const pass = passes.byId(passId);
    if (pass === null) throw gamePassError(404, 'PassNotFound', 'The game pass does not exist.');
    await platform.behave(pass.sellerId);
    return pass;
  }
  done();
};
