import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { chooseForDevice, findDevice, mayTest } from './push-devices.ts';
import { pushErrors } from './push-errors.ts';
import { choices, deviceOf, PushState, stateOfDevice, type PushRoutesContext } from './push-state.ts';
import { isZone } from './quiet-hours.ts';
import { sendMessage } from './send-message.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer };
const Choices = Type.Object(choices, { additionalProperties: false });
const notOn = () => pushErrors('push_not_on', 'This device gets no push notifications');

/** What a device is told of, and when; and whether it hears anything at all. */
export function pushChoiceRoutes(app: App, { database, pusher }: PushRoutesContext): void {
  app.put(
    '/api/inbox/push/choices',
    {
      schema: {
        operationId: 'choosePush',
        summary: 'Which kinds this device is told of, and when it stays silent',
        description: 'What comes meanwhile is in the inbox, and is not sent later. Turned off and on again, the device is told of all.',
        again: 'same',
        errors: { push_not_on: 404, push_time_zone: 400 },
        body: Choices,
        response: { 200: PushState, ...errors },
      },
      config,
    },
    async ({ member, body }) => {
      if (body.quiet && !isZone(body.quiet.timeZone)) throw pushErrors('push_time_zone', 'This time zone is not known here');
      if (!(await chooseForDevice(database, deviceOf(member), body))) throw notOn();
      return stateOfDevice({ database, pusher }, deviceOf(member));
    },
  );

  app.post(
    '/api/inbox/push/test',
    {
      schema: {
        operationId: 'testPush',
        summary: 'Sends a push notification to this device, to see whether it comes',
        description: 'Once in ten seconds, also in its quiet hours.',
        again: 'refused',
        errors: { push_not_on: 404, push_just_tested: 429 },
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Type.Object({ isTaken: Type.Boolean({ description: 'its push service took it' }) }), ...errors },
      },
      config,
    },
    async ({ member }) => {
      const device = pusher && (await findDevice(database, deviceOf(member)));
      if (!device) throw notOn();
      if (!(await mayTest(database, deviceOf(member)))) throw pushErrors('push_just_tested', 'A test was just sent. Wait ten seconds.');
      const count = await pusher.countNew(member.id);
      return { isTaken: await sendMessage(pusher, device, { count, isTest: true }) };
    },
  );
}
