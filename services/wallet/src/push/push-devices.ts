import type { Database, Transaction } from '@facet/service-kit';
import type { DeviceKeys } from './encrypt-message.ts';

export interface PushDevice extends DeviceKeys {
  member_id: string;
  session_id: string;
  endpoint: string;
}

/** The oldest is let go for one more. */
const DEVICES_MAX = 10;
const FAILURES_MAX = 10;

/** This browser is told from now on. Whoever used it before is not: their session there has ended, and this with it. */
export async function keepDevice(transaction: Transaction, { member_id, session_id, endpoint, p256dh, auth }: PushDevice): Promise<void> {
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

export async function forgetDevice(database: Database | Transaction, whose: { member_id: string; session_id: string }): Promise<void> {
  await database('push_devices').where(whose).delete();
}

export async function isDeviceKept(database: Database, whose: { member_id: string; session_id: string }): Promise<boolean> {
  return (await database('push_devices').where(whose).first()) !== undefined;
}

export function devicesOf(database: Database, memberId: string): Promise<PushDevice[]> {
  return database<PushDevice>('push_devices').where({ member_id: memberId });
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
    `insert into push_due (member_id) select distinct member_id from unnest(?::uuid[], ?::text[]) as told (member_id, kind)
       join push_devices using (member_id) left join inboxes using (member_id)
     where kind <> all (coalesce(muted, '{}')) on conflict (member_id) do nothing`,
    [told.map(({ memberId }) => memberId), told.map(({ kind }) => kind)],
  );
}

/** Members to be told now, each given to one replica. */
export async function takeDue(database: Database, limit: number): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { member_id: string }[] }>(
    `delete from push_due where member_id in (select member_id from push_due order by at limit ? for update skip locked) returning member_id`,
    [limit],
  );
  return rows.map(({ member_id }) => member_id);
}
