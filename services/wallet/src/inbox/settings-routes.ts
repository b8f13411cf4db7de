import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { mute, readMuted } from './read-inbox.ts';

const config = { permission: 'member' } as const;
const Kind = Type.String({ pattern: '^[a-z]+\\.[a-z_]{1,60}$', examples: ['social.friend_joined'] });
const Muted = Type.Object({ muted: Type.Array(Kind, { maxItems: 100, uniqueItems: true }) }, { additionalProperties: false });

/** These are about the member's money or account, and cannot be muted. */
const ALWAYS = ['wallet.reversal', 'wallet.debit', 'wallet.withdrawal_paid', 'wallet.withdrawal_refused'];

/** Which kinds a member does not want to be told. */
export function inboxSettingsRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/inbox/settings',
    {
      schema: {
        operationId: 'readInboxSettings',
        summary: 'Kinds of notices that the member muted',
        response: { 200: Muted, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ muted: await readMuted(database, request.member.id) }),
  );

  app.post(
    '/api/inbox/settings',
    {
      schema: {
        operationId: 'muteKinds',
        summary: 'Leaves kinds of notices out from now on',
        description: 'They are shown again when they are wanted again. What is about money taken or paid stays.',
        again: 'same',
        body: Muted,
        response: { 200: Muted, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const muted = request.body.muted.filter((kind) => !ALWAYS.includes(kind));
      await mute(database, request.member.id, muted);
      return { muted };
    },
  );
}
