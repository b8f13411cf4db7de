import { ErrorAnswer, inTransaction, Type, type App } from '@facet/service-kit';
import { areDeviceKeys } from './encrypt-message.ts';
import { pushAddress } from './push-address.ts';
import { deviceOf, PushState, stateOfDevice, type PushRoutesContext } from './push-state.ts';
import { forgetDevice, keepDevice, type Whose } from './push-devices.ts';
import { pushErrors } from './push-errors.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer };
const Subscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, examples: ['https://push.example.com/a-browser'] }),
    p256dh: Type.String({ maxLength: 100, description: 'the browser’s key, base64url' }),
    auth: Type.String({ maxLength: 100, description: 'its secret, base64url' }),
  },
  { additionalProperties: false },
);

/** Push notifications of the inbox, for the device that asks. */
export function pushRoutes(app: App, { database, pusher }: PushRoutesContext): void {
  const stateOf = (whose: Whose) => stateOfDevice({ database, pusher }, whose);

  app.get(
    '/api/inbox/push',
    {
      schema: { operationId: 'readPush', summary: 'Whether this device gets push notifications', response: { 200: PushState, ...errors } },
      config,
    },
    ({ member }) => stateOf(deviceOf(member)),
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
        response: { 200: PushState, ...errors },
      },
      config,
    },
    async ({ member, body }) => {
      if (!pusher) throw pushErrors('push_off', 'This site sends no push notifications');
      const keys = { p256dh: Buffer.from(body.p256dh, 'base64url'), auth: Buffer.from(body.auth, 'base64url') };
      if (!areDeviceKeys(keys)) throw pushErrors('push_key', 'This is not the key of a browser');
      const { href: endpoint } = pushAddress(body.endpoint);
      await inTransaction(database, (transaction) => keepDevice(transaction, { ...deviceOf(member), endpoint, ...keys }));
      return stateOf(deviceOf(member));
    },
  );

  app.delete(
    '/api/inbox/push',
    {
      schema: {
        operationId: 'turnPushOff',
        summary: 'Sends no more push notifications to this device',
        again: 'same',
        response: { 200: PushState, ...errors },
      },
      config,
    },
    async ({ member }) => {
      await forgetDevice(database, deviceOf(member));
      return stateOf(deviceOf(member));
    },
  );
}
