import type { Database, Transaction } from '@facet/service-kit';
import type { DeviceKeys } from './encrypt-message.ts';
import { isQuiet, type QuietHours } from './quiet-hours.ts';

export interface Whose {
  member_id: string;
  session_id: string;
}

export interface NewDevice extends DeviceKeys, Whose {
  endpoint: string;
}

/** What its member chose for it. */
export interface Choices {
  /** Kinds that it is not told of. */
  muted: string[];
  quiet: QuietHours | null;
}

export type PushDevice = NewDevice & Choices;

/** Whose devices have to be told, and of which kinds; a version from before names none, and means all. */
export interface Due {
  memberId: string;
  kinds: string[];
}

/** The oldest is let go for one more. */
const DEVICES_MAX = 10;
const FAILURES_MAX = 10;

/** This browser is told from now on. Whoever used it before is not: their session there has ended, and this with it. */
export async function keepDevice(transaction: Transaction, { member_id, session_id, endpoint, p256dh, auth }: NewDevice): Promise<void> {
  await transaction('push_devices')
    .where({ member_id })
    .andWhere((either) => void either.where({ endpoint }).orWhere({ session_id }))
    .delete();
  await transaction('push_devices').insert({ member_id, session_id, endpoint, p256dh, auth });
  await transaction.raw(
    `delete from push_devices where member_id = ? and session_id in
       (select session_id from push_devices where member_id = ? order by created_at desc offset ?)`,
    [member_id, member_id, DEVICES_MAX],
  );
}

export async function forgetDevice(database: Database | Transaction, whose: Whose): Promise<void> {
  await database('push_devices').where(whose).delete();
}

export function findDevice(database: Database, whose: Whose): Promise<PushDevice | undefined> {
  return database<PushDevice>('push_devices').where(whose).first();
}

/** False: this device gets no push notifications. */
export async function chooseForDevice(database: Database, whose: Whose, { muted, quiet }: Choices): Promise<boolean> {
  const chosen = { muted, quiet: quiet && JSON.stringify(quiet) };
  return (await database('push_devices').where(whose).update(chosen)) > 0;
}

const TESTED_EVERY_SECONDS = 10;

/** Whether it may be sent a test now: each makes this site call an address that a browser named. */
export async function mayTest(database: Database, whose: Whose): Promise<boolean> {
  const tested = await database('push_devices')
    .where(whose)
    .whereRaw(`(tested_at is null or tested_at < clock_timestamp() - ? * interval '1 second')`, [TESTED_EVERY_SECONDS])
    .update({ tested_at: database.raw('clock_timestamp()') });
  return tested > 0;
}

/** Those of a member that want to hear of one of these kinds, and are not silent at this hour. */
export async function devicesToTell(database: Database, { memberId, kinds }: Due): Promise<PushDevice[]> {
  const now = new Date();
  const devices = await database<PushDevice>('push_devices').where({ member_id: memberId });
  return devices.filter(
    ({ muted, quiet }) => (kinds.length === 0 || kinds.some((kind) => !muted.includes(kind))) && !(quiet && isQuiet(quiet, now)),
  );
}

/** Gone (404, 410) it is forgotten; refused again and again too. */
export async function noteAnswer(
  database: Database,
  { member_id, session_id, endpoint }: PushDevice,
  status: number | null,
): Promise<void> {
  const device = database('push_devices').where({ member_id, session_id, endpoint });
  if (status === 404 || status === 410) await device.delete();
  else if (status !== null && status < 300) await device.where('failures', '>', 0).update({ failures: 0 });
  else {
    await device.update({ failures: database.raw('failures + 1') });
    await database('push_devices').where({ member_id, session_id, endpoint }).where('failures', '>=', FAILURES_MAX).delete();
  }
}

/** Something that they did not mute is new for these members: in the transaction that makes it so. */
export async function pushIsDue(transaction: Transaction, told: readonly { memberId: string; kind: string }[]): Promise<void> {
  if (told.length === 0) return;
  await transaction.raw(
    `insert into push_due (member_id, kinds)
     select member_id, array_agg(distinct kind) from unnest(?::uuid[], ?::text[]) as told (member_id, kind)
       join push_devices device using (member_id) left join inboxes inbox using (member_id)
     where kind <> all (coalesce(inbox.muted, '{}')) and kind <> all (device.muted)
     group by member_id order by member_id
     on conflict (member_id) do update
       set kinds = case when push_due.kinds = '{}' then '{}' else array(select distinct unnest(push_due.kinds || excluded.kinds)) end`,
    [told.map(({ memberId }) => memberId), told.map(({ kind }) => kind)],
  );
}

/** Members to be told now, each given to one replica. */
export async function takeDue(database: Database, limit: number): Promise<Due[]> {
  const { rows } = await database.raw<{ rows: Due[] }>(
    `delete from push_due where member_id in (select member_id from push_due order by at limit ? for update skip locked)
     returning member_id as "memberId", kinds`,
    [limit],
  );
  return rows;
}
