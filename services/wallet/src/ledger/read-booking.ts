import type { Database } from '@facet/service-kit';

/** booked; undone: booked and taken back; barred: undone before it came, so that it never will; absent: nothing yet. */
export const bookings = ['booked', 'undone', 'barred', 'absent'] as const;
export type Booking = (typeof bookings)[number];

/** What is committed under a key. */
export async function readBooking(database: Database, keyed: { memberId: string; caller: string; key: string }): Promise<Booking> {
  const known = await database('transfer_keys')
    .where({ member_id: keyed.memberId, caller: keyed.caller, key: keyed.key })
    .first<{ op: string; undo_seq: bigint | null } | undefined>('op', 'undo_seq');
  if (!known) return 'absent';
  if (known.op === 'void' || known.op === 'reverse') return 'barred';
  return known.undo_seq === null ? 'booked' : 'undone';
}
