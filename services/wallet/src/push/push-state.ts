import { Type, type Database } from '@facet/service-kit';
import { findDevice, type Whose } from './push-devices.ts';
import type { Pusher } from './send-message.ts';

const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['21:00'] });
export const choices = {
  muted: Type.Array(Type.String({ pattern: '^[a-z]+\\.[a-z_]{1,60}$', examples: ['social.friend_joined'] }), {
    maxItems: 100,
    uniqueItems: true,
    description: 'kinds that this device is not told of; what is muted for the inbox is told to no device',
  }),
  quiet: Type.Union(
    [
      Type.Object(
        {
          from: Time,
          until: Time,
          timeZone: Type.String({ maxLength: 64, pattern: '^[A-Za-z][\\w+-]*(/[\\w+-]+){0,2}$', examples: ['America/Mexico_City'] }),
        },
        { additionalProperties: false },
      ),
      Type.Null(),
    ],
    { description: 'hours in which nothing is sent to this device, over midnight as well; null: none' },
  ),
};
export const PushState = Type.Object(
  {
    publicKey: Type.Union([Type.String(), Type.Null()], {
      description: 'what a browser subscribes to; null: this site sends no push notifications',
    }),
    isOn: Type.Boolean({ description: 'the device of this session is told' }),
    ...choices,
  },
  { $id: 'Push' },
);

export interface PushRoutesContext {
  database: Database;
  /** Undefined where this site has no key for push notifications. */
  pusher: Pusher | undefined;
}

export async function stateOfDevice({ database, pusher }: PushRoutesContext, whose: Whose) {
  const device = pusher && (await findDevice(database, whose));
  return {
    publicKey: pusher?.sender.publicKey ?? null,
    isOn: device !== undefined,
    muted: device?.muted ?? [],
    quiet: device?.quiet ?? null,
  };
}

export const deviceOf = (member: { id: string; sessionId: string }): Whose => ({ member_id: member.id, session_id: member.sessionId });
