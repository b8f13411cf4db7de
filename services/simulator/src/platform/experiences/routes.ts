import { Type } from 'typebox';
import { childId, readChildId } from '../ids/ids.ts';
import { pageOf } from '../page.ts';
import { legacyError } from '../platform-error.ts';
import { idSchema, userParams, type PlatformPlugin } from '../platform.ts';
import { experiencesOf } from './experiences.ts';

const mostUniverses = 50;
const created = '2024-03-02T10:00:00.000Z';

/** games.roblox.com, and the place look-up of apis.roblox.com. */
export const experienceRoutes: PlatformPlugin = (app, { platform }, done) => {
  const { people } = platform;

  const listQuery = Type.Object({
    accessFilter: Type.Optional(Type.String()),
    limit: Type.Optional(Type.Integer()),
    cursor: Type.Optional(Type.String()),
    sortOrder: Type.Optional(Type.String()),
  });
  app.get('/v2/users/:userId/games', { schema: { params: userParams, querystring: listQuery } }, async (request) => {
    const { userId } = request.params;
    if (!people.exists(userId)) throw legacyError(404, 1, 'The user is invalid.');
    await platform.behave(userId);
    const name = people.nameOf(userId);
    const games = experiencesOf(userId, name).map((experience) => ({
      id: experience.universeId,
      name: experience.name,
      description: experience.description,
      creator: { id: userId, type: 'User', name },
      rootPlace: { id: experience.placeId, type: 'Place', name: experience.name },
      created,
      updated: created,
      placeVisits: experience.placeVisits,
    }));
    if (request.query.sortOrder === 'Desc') games.reverse();
    return pageOf(games, request.query, [10, 25, 50]);
  });

  app.get('/v1/games', { schema: { querystring: Type.Object({ universeIds: Type.Optional(Type.String()) }) } }, async (request) => {
    const ids = (request.query.universeIds ?? '')
      .split(',')
      .filter((text) => text !== '')
      .map(Number);
    if (ids.length === 0 || !ids.every(Number.isSafeInteger)) throw legacyError(400, 8, 'No universe IDs were specified.');
    if (ids.length > mostUniverses) throw legacyError(400, 9, 'Too many universe IDs were requested.');
    return { data: (await Promise.all(ids.map(gameDetails))).flat() };
  });

  async function gameDetails(universeId: number) {
    const owner = readChildId('universe', universeId);
    if (owner === null) return [];
    await platform.behave(owner.userId);
    const name = people.nameOf(owner.userId);
    return experiencesOf(owner.userId, name)
      .filter((experience) => experience.universeId === universeId)
      .map((experience) => ({
        id: universeId,
        rootPlaceId: experience.placeId,
        name: experience.name,
        description: experience.description,
        creator: { id: owner.userId, name, type: 'User', hasVerifiedBadge: false },
        price: null,
        playing: 0,
        visits: experience.placeVisits,
        created,
        updated: created,
      }));
  }

  app.get('/universes/v1/places/:placeId/universe', { schema: { params: Type.Object({ placeId: idSchema }) } }, async (request) => {
    const place = readChildId('place', request.params.placeId);
    if (place === null) return { universeId: null };
    await platform.behave(place.userId);
    const exists = experiencesOf(place.userId, '').length > place.experience;
    return { universeId: exists ? childId('universe', { ...place, pass: 0 }) : null };
  });
  done();
};
