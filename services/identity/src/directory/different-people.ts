import type { Transaction } from '@facet/service-kit';

/** SQL: nobody has said of these two that they are different people. */
export const notToldApart = (one: string, other: string): string =>
  `not exists (select from different_people told where told.member_id = least(${one}, ${other}) and told.other_id = greatest(${one}, ${other}))`;

/** SQL: whether this member shares a device with somebody who may be the same person. */
export const sharesDevice = (id: string): string => `exists (
  select from sessions own join sessions theirs using (device_hash)
  where own.member_id = ${id} and theirs.member_id <> own.member_id and ${notToldApart('own.member_id', 'theirs.member_id')})`;

/** Said again it stays as it was said first. True: it was not said before. */
export async function tellApart(
  transaction: Transaction,
  pair: readonly [string, string],
  said: { reason: string; by: string },
): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: object[] }>(
    `insert into different_people (member_id, other_id, reason, said_by)
     values (least(:one::uuid, :other::uuid), greatest(:one::uuid, :other::uuid), :reason, :by) on conflict do nothing returning true`,
    { one: pair[0], other: pair[1], ...said },
  );
  await settleSigns(transaction, pair);
  return rows.length > 0;
}

/** True: it had been said. */
export async function takeBackTellingApart(transaction: Transaction, pair: readonly [string, string]): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: object[] }>(
    'delete from different_people where (member_id, other_id) = (least(:one::uuid, :other::uuid), greatest(:one::uuid, :other::uuid)) returning true',
    { one: pair[0], other: pair[1] },
  );
  await settleSigns(transaction, pair);
  return rows.length > 0;
}

/** What the list says of these two is what their sessions show, without those told apart. */
async function settleSigns(transaction: Transaction, memberIds: readonly string[]): Promise<void> {
  await transaction.raw(
    `update members set risk_signs = array_remove(risk_signs, 'shared_device'::text)
       || case when ${sharesDevice('members.id')} then array['shared_device'] else array[]::text[] end
     where id = any (?::uuid[])`,
    [[...memberIds]],
  );
}
