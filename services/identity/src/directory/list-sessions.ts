import type { Database } from '@facet/service-kit';
import { notToldApart } from './different-people.ts';
import { weightOf } from './sign-weight.ts';
import { Session } from '../sessions/index.ts';

interface SharingRow {
  id: string;
  username: string;
  disabled: boolean;
  device: boolean;
  devices: string[] | null;
  address: boolean;
  on_device: number;
  on_device_banned: number;
  at_address: number;
  at_address_banned: number;
  told_apart: boolean;
  said: { by: string; reason: string; at: string } | null;
}

const SESSIONS_MAX = 100;
const SHARING_MAX = 50;
/** Enough to tell devices apart; the rest of the hash is nobody's business. */
const DEVICE_LETTERS = 12;

/** Where a member is and was signed in, the latest first, and who else uses one of these devices or addresses. */
export async function listSessions(database: Database, memberId: string) {
  const [sessions, sharing] = await Promise.all([
    Session.query(database)
      .join('members', 'members.id', 'sessions.member_id')
      .leftJoin(
        'known_devices as known',
        (on) => void on.on('known.platform_user_id', 'members.platform_user_id').andOn('known.device_hash', 'sessions.device_hash'),
      )
      .where('sessions.member_id', memberId)
      .orderBy('sessions.last_seen_at', 'desc')
      .limit(SESSIONS_MAX)
      .select('sessions.*', 'known.first_seen_at')
      .castTo<(Session & { firstSeenAt: Date | null })[]>(),
    database.raw<{ rows: SharingRow[] }>(
      `with traces as (select distinct device_hash, address from sessions where member_id = :memberId), sharing as (
         select m.id, m.username, m.disabled, not ${notToldApart('m.id', ':memberId::uuid')} as told_apart, bool_or(by.device) as device, bool_or(not by.device) as address,
             array_agg(distinct left(by.device_hash, :letters::int)) filter (where by.device) as devices from (
           select s.member_id, true as device, s.device_hash from sessions s where s.device_hash in (select device_hash from traces)
           union select s.member_id, false, null from sessions s where s.address in (select address from traces)
         ) as by join members m on m.id = by.member_id
         where m.id <> :memberId group by m.id
       )
       select sharing.*, ${SAID} as said, ${countOver('on_device', 'device and not told_apart')},
         ${countOver('on_device_banned', 'device and disabled and not told_apart')},
         ${countOver('at_address', 'address')}, ${countOver('at_address_banned', 'address and disabled')}
       from sharing order by told_apart, device desc, disabled desc, username limit :atMost`,
      { memberId, atMost: SHARING_MAX, letters: DEVICE_LETTERS },
    ),
  ]);
  const [all] = sharing.rows;
  return {
    sessions: sessions.map(presentSession),
    sharedWith: sharing.rows.map(({ id, username, disabled, device, devices, address, said }) => ({
      memberId: id,
      username,
      banned: disabled,
      device,
      devices: devices ?? [],
      address,
      toldApart: said,
    })),
    sharing: {
      device: weighed('device', { members: all?.on_device ?? 0, banned: all?.on_device_banned ?? 0 }),
      address: weighed('address', { members: all?.at_address ?? 0, banned: all?.at_address_banned ?? 0 }),
    },
  };
}

const weighed = (trace: 'device' | 'address', numbers: { members: number; banned: number }) => ({
  ...numbers,
  weight: weightOf(trace, numbers),
});

/** Who said that the two are different people, and why. */
const SAID = `(select jsonb_build_object('by', said_by, 'reason', reason, 'at', to_jsonb(said_at)) from different_people told
  where told.member_id = least(sharing.id, :memberId::uuid) and told.other_id = greatest(sharing.id, :memberId::uuid))`;

/** Of all rows, also those past the limit. */
const countOver = (name: string, condition: string): string => `(count(*) filter (where ${condition}) over ())::int as ${name}`;

function presentSession(session: Session & { firstSeenAt: Date | null }) {
  const isOver = session.endedAt !== null || session.endsAt.getTime() < Date.now();
  return {
    id: session.id,
    device: session.deviceHash.slice(0, DEVICE_LETTERS),
    address: session.address,
    userAgent: session.userAgent,
    deviceSince: session.firstSeenAt?.toISOString() ?? null,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    endedAt: (session.endedAt ?? (isOver ? session.endsAt : null))?.toISOString() ?? null,
  };
}
