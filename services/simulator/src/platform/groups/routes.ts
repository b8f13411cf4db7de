import { Type } from 'typebox';
import { conductOfUserId } from '../ids/ids.ts';
import { legacyError } from '../platform-error.ts';
import { userParams, type PlatformPlugin } from '../platform.ts';

/** groups.roblox.com: everybody but a `solo_…` user is in the operator's group, and in no other. */
export const groupRoutes: PlatformPlugin = (app, { platform }, done) => {
  const query = Type.Object({ includeLocked: Type.Optional(Type.String()), includeNotificationPreferences: Type.Optional(Type.String()) });
  app.get('/v2/users/:userId/groups/roles', { schema: { params: userParams, querystring: query } }, async (request) => {
    const { userId } = request.params;
    if (!platform.people.exists(userId)) throw legacyError(400, 3, 'The user is invalid or does not exist.');
    await platform.behave(userId);
    return { data: conductOfUserId(userId) === 'solo' ? [] : [membership(platform.groupId)] };
  });
  done();
};

function membership(groupId: number) {
  return {
    group: { id: groupId, name: 'Facet Rewards', memberCount: 48_213, hasVerifiedBadge: false },
    role: { id: 7_001, name: 'Member', rank: 1 },
  };
}
