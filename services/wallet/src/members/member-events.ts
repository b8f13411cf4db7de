import { Type, type CloudEvent, type EventHandler, type Static, type TSchema, type Transaction } from '@facet/service-kit';
import { Value } from 'typebox/value';

const Named = Type.Object({ memberId: Type.String({ format: 'uuid' }), username: Type.String({ minLength: 1 }) });
const Concerned = Type.Object({ memberId: Type.String({ format: 'uuid' }) });
const EndedSession = Type.Object({ sessionId: Type.String({ minLength: 1 }) });

/** Whose open streams have to end. */
type StreamsEnded = { memberId: string } | { sessionId: string };

/** What identity tells. `endStreams` runs in the event's transaction, so that it is lost only together with it. */
export function memberEvents(
  endStreams: (transaction: Transaction, whose: StreamsEnded) => Promise<void>,
): Readonly<Record<string, EventHandler>> {
  return {
    'rewards.identity.member.registered.v1': rememberName,
    'rewards.identity.member.renamed.v1': rememberName,
    'rewards.identity.member.disabled.v1': async (transaction, event) => {
      const { memberId } = dataOf(event, Concerned);
      await rememberDisabled(transaction, event, { memberId, disabled: true });
      await endStreams(transaction, { memberId });
    },
    'rewards.identity.member.enabled.v1': async (transaction, event) => {
      await rememberDisabled(transaction, event, { memberId: dataOf(event, Concerned).memberId, disabled: false });
    },
    'rewards.identity.session.ended.v1': async (transaction, event) => {
      await endStreams(transaction, { sessionId: dataOf(event, EndedSession).sessionId });
    },
  };
}

/** The newest name wins in whatever order the events come. */
const rememberName: EventHandler = async (transaction, event) => {
  const { memberId, username } = dataOf(event, Named);
  await transaction.raw(
    `insert into members (member_id, username, named_at) values (?, ?, ?)
     on conflict (member_id) do update set username = excluded.username, named_at = excluded.named_at
     where members.named_at is null or members.named_at < excluded.named_at`,
    [memberId, username, event.time],
  );
};

async function rememberDisabled(
  transaction: Transaction,
  event: CloudEvent,
  { memberId, disabled }: { memberId: string; disabled: boolean },
): Promise<void> {
  await transaction.raw(
    `insert into members (member_id, disabled, disabled_changed_at) values (?, ?, ?)
     on conflict (member_id) do update set disabled = excluded.disabled, disabled_changed_at = excluded.disabled_changed_at
     where members.disabled_changed_at is null or members.disabled_changed_at < excluded.disabled_changed_at`,
    [memberId, disabled, event.time],
  );
}

function dataOf<Schema extends TSchema>(event: CloudEvent, schema: Schema): Static<Schema> {
  if (!Value.Check(schema, event.data)) throw new Error(`${event.type} ${event.id} does not say whom it is about`);
  return event.data;
}
