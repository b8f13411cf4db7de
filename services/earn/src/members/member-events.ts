import { type CloudEvent, type Transaction, Type } from '@facet/service-kit';
import { Value } from 'typebox/value';

const Named = Type.Object({ memberId: Type.String({ format: 'uuid' }), username: Type.String({ minLength: 1 }) });

/** Keeps the copy of the members. The newest name wins in whatever order the events come. */
export async function rememberMember(transaction: Transaction, event: CloudEvent): Promise<void> {
  if (!Value.Check(Named, event.data)) throw new Error(`${event.type} ${event.id} does not name a member`);
  const { memberId, username } = event.data;
  await transaction.raw(
    `insert into members (id, username, named_at) values (?, ?, ?)
     on conflict (id) do update set username = excluded.username, named_at = excluded.named_at
     where members.named_at < excluded.named_at`,
    [memberId, username, event.time],
  );
}
