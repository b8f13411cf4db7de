import { ErrorAnswer, httpErrors, inTransaction, Type, type App, type Database, type Outbox } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import {
  deviceErrors,
  forgetDevices,
  isKnownDevice,
  listDevices,
  lockDevices,
  requestDeviceProof,
  type DeviceCookie,
} from '../devices/index.ts';
import { endAllSessions, listLiveSessions, type SessionReader } from '../sessions/index.ts';
import { DEVICE_LETTERS, devicesOf, MemberDevice } from './member-device.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const Nothing = Type.Object({}, { additionalProperties: false });
const Ended = Type.Object({ ended: Type.Integer({ description: 'sessions' }) });

export interface DeviceRoutesOptions {
  database: Database;
  outbox: Outbox;
  sessions: SessionReader;
  deviceCookie: DeviceCookie;
}

/**
 * A member's own devices: where they are signed in, how they put others out, and how they prove that the account is
 * theirs.
 */
export function deviceRoutes(app: App, options: DeviceRoutesOptions): void {
  const { database, deviceCookie } = options;

  app.get(
    '/api/user/devices',
    {
      schema: {
        operationId: 'listDevices',
        summary: 'Devices that were seen with the account, and where it is signed in',
        response: { 200: Type.Object({ devices: Type.Array(MemberDevice) }), ...errors },
      },
      config,
    },
    async (request) => ({ devices: (await ownDevices(options, request)).devices.map(({ hash: _, ...device }) => device) }),
  );

  app.delete(
    '/api/user/devices/:device',
    {
      schema: {
        operationId: 'endDevice',
        summary: 'Signs a device out and forgets it',
        again: 'refused',
        errors: { device_not_proven: 403, device_not_found: 404 },
        params: Type.Object({ device: Type.String({ pattern: `^[0-9a-f]{${DEVICE_LETTERS}}$` }) }),
        response: { 200: Ended, ...errors },
      },
      config,
    },
    async (request) => end(options, request, ({ device }) => device === request.params.device),
  );

  app.post(
    '/api/user/devices/end-others',
    {
      schema: {
        operationId: 'endOtherDevices',
        summary: 'Signs all other devices out and forgets them',
        again: 'same',
        errors: { device_not_proven: 403 },
        body: Nothing,
        response: { 200: Ended, ...errors },
      },
      config,
    },
    async (request) => end(options, request, ({ isThis }) => !isThis),
  );

  app.post(
    '/api/user/devices/proof',
    {
      schema: {
        operationId: 'askDeviceProof',
        summary: 'Makes words for the profile on the game platform',
        description: 'Once `/api/auth/device-proof/check` finds them there, who has proven nothing is signed out.',
        again: 'same',
        body: Nothing,
        response: { 200: Type.Object({ phrase: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }), ...errors },
      },
      config,
    },
    async (request, reply) => {
      const { member } = await requireSession(options, request);
      const device = deviceCookie.read(request);
      const { platformUserId, username } = member;
      const { phrase, expiresAt } = await inTransaction(database, (transaction) =>
        requestDeviceProof(transaction, { platformUserId, username, deviceHash: device.hash }),
      );
      deviceCookie.write(reply, device);
      return { phrase, expiresAt: expiresAt.toISOString() };
    },
  );
}

async function requireSession({ sessions }: DeviceRoutesOptions, request: FastifyRequest) {
  const live = await sessions.find(request);
  if (!live) throw httpErrors('not_signed_in', 'Please log in to continue');
  return live;
}

async function ownDevices(options: DeviceRoutesOptions, request: FastifyRequest) {
  const { session, member } = await requireSession(options, request);
  const [known, live] = await Promise.all([
    listDevices(options.database, member.platformUserId),
    listLiveSessions(options.database, member.id),
  ]);
  return { session, member, devices: devicesOf(known, live, session.deviceHash) };
}

type OwnDevice = ReturnType<typeof devicesOf>[number];

/** Who would be asked for a proof ends nobody. */
async function end(options: DeviceRoutesOptions, request: FastifyRequest, isMeant: (device: OwnDevice) => boolean) {
  const { database, outbox } = options;
  const { session, member, devices } = await ownDevices(options, request);
  const on = devices.filter(isMeant).map(({ hash }) => hash);
  if (on.length === 0 && request.method === 'DELETE')
    throw deviceErrors('device_not_found', 'This device is no longer signed in. Reload the page.');
  return inTransaction(database, async (transaction) => {
    await lockDevices(transaction, member.platformUserId);
    if (!(await isKnownDevice(transaction, member.platformUserId, session.deviceHash)))
      throw deviceErrors('device_not_proven', 'First show on this device that the account is yours.');
    await forgetDevices(transaction, member.platformUserId, on);
    return { ended: await endAllSessions(transaction, outbox, member.id, { on }) };
  });
}
