import { dataOf, type CloudEvent, type Transaction, Type } from '@facet/service-kit';

const Named = Type.Object({ memberId: Type.String({ format: 'uuid' }), username: Type.String({ minLength: 1 }) });

/** Keeps the copy of the members. The newest name wins in whatever order the events come. */
export async function rememberMember(transaction: Transaction, event: CloudEvent): Promise<void> {
  const { memberId, username } = dataOf(event, Named);
  await transaction.raw(
    `insert into members (id, username, named_at) values (?, ?, ?)
     on conflict (id) do update set username = excluded.username, named_at = excluded.named_at
     where members.named_at < excluded.named_at`,
    [memberId, username, event.time],
  );
}
