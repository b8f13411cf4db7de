import type { FieldsOf, Transaction } from '@facet/service-kit';
import type { Revocation } from './revocation.ts';

/** Held from drawing a position to the commit: a reader never sees a later position before an earlier one. */
const POSITION_LOCK = 4_711_101;

/** Call it last in its transaction: it makes other sign-outs and bans wait until the commit. */
export async function recordRevocation(transaction: Transaction, revocation: Omit<FieldsOf<Revocation>, 'position'>): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(?)', [POSITION_LOCK]);
  await transaction.raw(
    `insert into revocations (type, id, revoked, until, position) values (?, ?, ?, ?, nextval('revocation_positions'))
     on conflict (type, id) do update set revoked = excluded.revoked, until = excluded.until, position = excluded.position`,
    [revocation.type, revocation.id, revocation.revoked, revocation.until],
  );
}
