import { ErrorAnswer, forgetAtSignOut, httpErrors, inTransaction, Type, type App, type Database, type Outbox } from '@facet/service-kit';
import { memberErrors, User, type UserPresenter } from '../members/index.ts';
import { endSession } from './end-session.ts';
import { isFirstVisit } from './is-first-visit.ts';
import { reissueToken } from './open-session.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionKeys } from './session-keys.ts';
import type { SessionReader } from './session-reader.ts';

export interface SessionRoutesOptions {
  database: Database;
  outbox: Outbox;
  cookie: SessionCookie;
  keys: SessionKeys;
  sessions: SessionReader;
  users: UserPresenter;
}

const REISSUE_AFTER_SECONDS = 24 * 60 * 60;

export function sessionRoutes(app: App, options: SessionRoutesOptions): void {
  const { database, outbox, cookie, sessions, users } = options;

  app.get(
    '/api/auth/user',
    {
      schema: {
        operationId: 'getCurrentUser',
        summary: 'Who is signed in: null for a visitor',
        response: { 200: Type.Union([User, Type.Null()]) },
      },
      config: { permission: 'anyone' },
    },
    async (request, reply) => {
      const live = await sessions.find(request);
      if (!live && cookie.read(request) !== undefined) cookie.clear(reply);
      if (!live) return reply.type('application/json').send(null);
      if (Date.now() / 1000 - live.tokenIssuedAtSeconds > REISSUE_AFTER_SECONDS) {
        const token = await inTransaction(database, (transaction) => reissueToken(transaction, options.keys, live.session.id));
        if (token) cookie.write(reply, token);
      }
      const [user, isFirst] = await Promise.all([users.present(live.member, live.known), isFirstVisit(database, live)]);
      return { ...user, isFirstVisit: isFirst };
    },
  );

  app.get(
    '/api/user/profile',
    {
      schema: {
        operationId: 'getProfile',
        summary: 'The member with their money',
        errors: { account_disabled: 403 },
        response: { 200: Type.Object({ user: User }), '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request) => {
      const live = await sessions.find(request);
      if (!live) throw httpErrors('not_signed_in', 'Please log in to continue');
      if (live.member.disabled) throw memberErrors('account_disabled', 'This account is suspended. Reload the page to see why.');
      return { user: await users.present(live.member, live.known) };
    },
  );

  app.post(
    '/api/auth/logout',
    {
      schema: {
        operationId: 'logOut',
        summary: 'Ends the session, if there is one',
        again: 'same',
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Type.Object({ success: Type.Literal(true) }) },
      },
      config: { permission: 'anyone' },
    },
    async (request, reply) => {
      const live = await sessions.find(request);
      if (live) await inTransaction(database, (transaction) => endSession(transaction, outbox, live.session.id));
      cookie.clear(reply);
      forgetAtSignOut(reply);
      return { success: true as const };
    },
  );
}
