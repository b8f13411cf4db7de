import { ErrorAnswer, forgetAtSignOut, httpErrors, inTransaction, Type, type App, type Database, type Outbox } from '@facet/service-kit';
import type { SessionCookie, SessionReader } from '../sessions/index.ts';
import { deleteAccount } from './delete-account.ts';

export interface DeletionRoutesOptions {
  database: Database;
  outbox: Outbox;
  sessions: SessionReader;
  cookie: SessionCookie;
}

/** A member leaves. */
export function deletionRoutes(app: App, { database, outbox, sessions, cookie }: DeletionRoutesOptions): void {
  app.delete(
    '/api/user/account',
    {
      schema: {
        operationId: 'deleteAccount',
        summary: 'Deletes what is told of the member, and signs them out everywhere',
        description:
          'The device has to have proven within the last 15 minutes that the account is the member’s. The books keep their lines without the name; ' +
          'open withdrawals are still paid. Who comes back with the same account of the game platform finds what they had.',
        again: 'refused',
        errors: { fresh_proof_needed: 403, operators_account: 403 },
        response: { 200: Type.Object({ success: Type.Literal(true) }), '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request, reply) => {
      const live = await sessions.find(request);
      if (!live) throw httpErrors('not_signed_in', 'Please log in to continue');
      const who = { memberId: live.member.id, deviceHash: live.session.deviceHash };
      await inTransaction(database, (transaction) => deleteAccount(transaction, outbox, who));
      cookie.clear(reply);
      forgetAtSignOut(reply);
      return { success: true as const };
    },
  );
}
