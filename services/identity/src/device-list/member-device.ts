import { Type } from '@facet/service-kit';
import type { listDevices } from '../devices/index.ts';
import type { listLiveSessions } from '../sessions/index.ts';

/** Enough to tell devices apart; the rest of the hash is nobody's business. */
export const DEVICE_LETTERS = 12;

const NullableText = Type.Union([Type.String(), Type.Null()]);
const Moment = Type.String({ format: 'date-time' });

export const MemberDevice = Type.Object(
  {
    device: Type.String(),
    isThis: Type.Boolean({ description: 'the one that asks' }),
    isProven: Type.Boolean({ description: 'it has shown that it owns the account' }),
    lastSeenAt: Moment,
    sessions: Type.Array(
      Type.Object({ id: Type.String(), address: NullableText, userAgent: NullableText, createdAt: Moment, lastSeenAt: Moment }),
    ),
  },
  { $id: 'MemberDevice' },
);

/** By the hash of each device; one that is signed in is listed also when it was forgotten. */
export function devicesOf(
  known: Awaited<ReturnType<typeof listDevices>>,
  live: Awaited<ReturnType<typeof listLiveSessions>>,
  ownHash: string,
) {
  const hashes = new Set([...live.map(({ deviceHash }) => deviceHash), ...known.map(({ deviceHash }) => deviceHash)]);
  return [...hashes].map((hash) => {
    const device = known.find(({ deviceHash }) => deviceHash === hash);
    const sessions = live.filter(({ deviceHash }) => deviceHash === hash);
    const lastSeenAt = [...sessions.map((session) => session.lastSeenAt), ...(device ? [device.lastSeenAt] : [])];
    return {
      hash,
      device: hash.slice(0, DEVICE_LETTERS),
      isThis: hash === ownHash,
      isProven: (device?.provenAt ?? null) !== null,
      lastSeenAt: new Date(Math.max(...lastSeenAt.map(Number))).toISOString(),
      sessions: sessions.map(({ id, address, userAgent, createdAt, lastSeenAt: seenAt }) => ({
        id,
        address,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastSeenAt: seenAt.toISOString(),
      })),
    };
  });
}
