import { dataOf, Type, type EventHandler } from '@facet/service-kit';

const Named = Type.Object({ memberId: Type.String({ format: 'uuid' }), username: Type.String({ minLength: 1 }) });

/** The newest name wins in whatever order the events come. */
const rememberName: EventHandler = async (transaction, event) => {
  const { memberId, username } = dataOf(event, Named);
  await transaction.raw(
    `insert into members (member_id, username, named_at) values (?, ?, ?)
     on conflict (member_id) do update set username = excluded.username, named_at = excluded.named_at
     where members.named_at < excluded.named_at`,
    [memberId, username, event.time],
  );
};

export const memberEvents: Readonly<Record<string, EventHandler>> = {
  'rewards.identity.member.registered.v1': rememberName,
  'rewards.identity.member.renamed.v1': rememberName,
};
