import { dataOf, Type, type CloudEvent, type EventHandler, type Transaction } from '@facet/service-kit';
import { forgetDevice } from '../push/index.ts';

const Named = Type.Object({ memberId: Type.String({ format: 'uuid' }), username: Type.String({ minLength: 1 }) });
const Concerned = Type.Object({ memberId: Type.String({ format: 'uuid' }) });
const EndedSession = Type.Object({ memberId: Type.String({ format: 'uuid' }), sessionId: Type.String({ minLength: 1 }) });

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
      const { memberId, sessionId } = dataOf(event, EndedSession);
      await endStreams(transaction, { sessionId });
      await forgetDevice(transaction, { member_id: memberId, session_id: sessionId });
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
