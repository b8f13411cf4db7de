import { Type } from 'typebox';
import { legacyError } from '../platform-error.ts';
import { userParams, type PlatformPlugin } from '../platform.ts';
import { headshot } from './headshot.ts';

const sizes = [48, 50, 60, 75, 100, 110, 150, 180, 352, 420, 720];
const mostIds = 100;

/** thumbnails.roblox.com, and the picture itself where the platform's CDN would be. */
export const thumbnailRoutes: PlatformPlugin = (app, { platform }, done) => {
  const query = Type.Object({
    userIds: Type.Optional(Type.String()),
    size: Type.Optional(Type.String()),
    format: Type.Optional(Type.String()),
    isCircular: Type.Optional(Type.String()),
  });
  app.get('/v1/users/avatar-headshot', { schema: { querystring: query } }, async (request) => {
    const { userIds = '', size = '48x48', format = 'Png' } = request.query;
    const ids = userIds
      .split(',')
      .filter((text) => text !== '')
      .map(Number);
    if (ids.length > mostIds) throw legacyError(400, 1, 'There are too many requested Ids.');
    if (format.toLowerCase() !== 'png') throw legacyError(400, 2, 'The format is invalid.');
    const side = sizes.find((allowed) => size === `${allowed}x${allowed}`);
    if (side === undefined)
      throw legacyError(
        400,
        3,
        'The requested size is invalid. Please see documentation for valid thumbnail size parameter name and format.',
      );
    if (ids.length === 0 || !ids.every(Number.isSafeInteger))
      throw legacyError(400, 4, 'The requested Ids are invalid, of an invalid type or missing.');
    await Promise.all(ids.map((id) => platform.behave(id)));
    const cdn = `${platform.publicUrl ?? `${request.protocol}://${request.host}`}/cdn/avatar-headshot`;
    return {
      data: ids.map((targetId) =>
        platform.people.exists(targetId)
          ? { targetId, state: 'Completed', imageUrl: `${cdn}/${targetId}/${side}.png`, version: 'TN3' }
          : { targetId, state: 'Error', imageUrl: '', version: 'TN3' },
      ),
    };
  });

  const pictureParams = Type.Object({ ...userParams.properties, side: Type.Integer({ minimum: 48, maximum: 720 }) });
  app.get('/cdn/avatar-headshot/:userId/:side(^\\d+).png', { schema: { params: pictureParams } }, (request, reply) =>
    reply.type('image/png').header('cache-control', 'public, max-age=3600').send(headshot(request.params.userId, request.params.side)),
  );
  done();
};
