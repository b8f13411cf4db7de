import { ErrorAnswer, inTransaction, Type, type App, type Database } from '@facet/service-kit';
import { areDeviceKeys } from './encrypt-message.ts';
import { pushAddress } from './push-address.ts';
import { forgetDevice, isDeviceKept, keepDevice } from './push-devices.ts';
import { pushErrors } from './push-errors.ts';
import type { SenderKey } from './sender-key.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer };
const State = Type.Object({
  publicKey: Type.Union([Type.String(), Type.Null()], {
    description: 'what a browser subscribes to; null: this site sends no push notifications',
  }),
  isOn: Type.Boolean({ description: 'the device of this session is told' }),
});
const Subscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, examples: ['https://push.example.com/a-browser'] }),
    p256dh: Type.String({ maxLength: 100, description: 'the browser’s key, base64url' }),
    auth: Type.String({ maxLength: 100, description: 'its secret, base64url' }),
  },
  { additionalProperties: false },
);

/**
 * Push notifications of the inbox, for the device that asks. `sender`: undefined where this site has no key for them.
 */
export function pushRoutes(app: App, { database, sender }: { database: Database; sender: SenderKey | undefined }): void {
  const stateOf = async (whose: { member_id: string; session_id: string }) => ({
    publicKey: sender?.publicKey ?? null,
    isOn: sender !== undefined && (await isDeviceKept(database, whose)),
  });

  app.get(
    '/api/inbox/push',
    {
      schema: { operationId: 'readPush', summary: 'Whether this device gets push notifications', response: { 200: State, ...errors } },
      config,
    },
    ({ member }) => stateOf({ member_id: member.id, session_id: member.sessionId }),
  );

  app.put(
    '/api/inbox/push',
    {
      schema: {
        operationId: 'turnPushOn',
        summary: 'Sends push notifications to this device from now on, until its session ends',
        description: 'They say how many notices are new, and nothing of what these say.',
        again: 'same',
        errors: { push_off: 404, push_address: 400, push_key: 400 },
        body: Subscription,
        response: { 200: State, ...errors },
      },
      config,
    },
    async ({ member, body }) => {
      if (!sender) throw pushErrors('push_off', 'This site sends no push notifications');
      const keys = { p256dh: Buffer.from(body.p256dh, 'base64url'), auth: Buffer.from(body.auth, 'base64url') };
      if (!areDeviceKeys(keys)) throw pushErrors('push_key', 'This is not the key of a browser');
      const whose = { member_id: member.id, session_id: member.sessionId };
      const { href: endpoint } = pushAddress(body.endpoint);
      await inTransaction(database, (transaction) => keepDevice(transaction, { ...whose, endpoint, ...keys }));
      return stateOf(whose);
    },
  );

  app.delete(
    '/api/inbox/push',
    {
      schema: {
        operationId: 'turnPushOff',
        summary: 'Sends no more push notifications to this device',
        again: 'same',
        response: { 200: State, ...errors },
      },
      config,
    },
    async ({ member }) => {
      const whose = { member_id: member.id, session_id: member.sessionId };
      await forgetDevice(database, whose);
      return stateOf(whose);
    },
  );
}
