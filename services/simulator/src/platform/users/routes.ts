import { Type } from 'typebox';
import { conductOfName } from '../ids/ids.ts';
import { legacyError } from '../platform-error.ts';
import { userParams, type PlatformPlugin } from '../platform.ts';
import { behave } from './behave.ts';
import type { Person } from './people.ts';

const mostNames = 100;

/** users.roblox.com */
export const userRoutes: PlatformPlugin = (app, { platform }, done) => {
  const { people, bots } = platform;

  const namesBody = Type.Object({ usernames: Type.Array(Type.String()), excludeBannedUsers: Type.Optional(Type.Boolean()) });
  app.post('/v1/usernames/users', { schema: { body: namesBody } }, async (request) => {
    const { usernames } = request.body;
    if (usernames.length > mostNames) throw legacyError(400, 2, 'Too many usernames.');
    await Promise.all(usernames.map((username) => behave(conductOfName(username), platform.slowMs)));
    const found = usernames.flatMap((requestedUsername) => {
      const person = people.byName(requestedUsername);
      return person === null ? [] : [{ requestedUsername, ...summary(person) }];
    });
    return { data: found };
  });

  const idsBody = Type.Object({ userIds: Type.Array(Type.Integer()), excludeBannedUsers: Type.Optional(Type.Boolean()) });
  app.post('/v1/users', { schema: { body: idsBody } }, async (request) => {
    if (request.body.userIds.length > mostNames) throw legacyError(400, 4, 'Too many user IDs.');
    await Promise.all(request.body.userIds.map((id) => platform.behave(id)));
    return { data: request.body.userIds.flatMap((id) => people.byId(id) ?? []).map(summary) };
  });

  app.get('/v1/users/authenticated', (request) => {
    const { id, name } = bots.signedIn(request).person;
    return { id, name, displayName: name };
  });

  app.get('/v1/users/:userId', { schema: { params: userParams } }, async (request) => {
    const { userId } = request.params;
    await platform.behave(userId);
    const person = people.byId(userId);
    if (person === null) throw legacyError(404, 3, 'The user id is invalid.');
    return {
      description: people.description(userId),
      created: '2019-05-14T09:30:00.000Z',
      isBanned: false,
      externalAppDisplayName: null,
      ...summary(person),
    };
  });
  done();
};

function summary({ id, name }: Person) {
  return { hasVerifiedBadge: false, id, name, displayName: name };
}
