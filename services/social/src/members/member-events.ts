import { dataOf, shortName, Type, type CloudEvent, type EventHandler, type Outbox, type Transaction } from '@facet/service-kit';
import { tellMember } from '../notices/index.ts';
import { Member } from './member.ts';

const Named = Type.Object({ memberId: Type.String({ format: 'uuid' }), username: Type.String({ minLength: 1 }) });
const Registered = Type.Object({ ...Named.properties, referrerId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]) });

/** Who registered, by whom they were referred, how they are called now. */
export const memberEvents = (outbox: Outbox): Readonly<Record<string, EventHandler>> => ({
  'rewards.identity.member.registered.v1': async (transaction, event) => {
    const { memberId, username, referrerId } = dataOf(event, Registered);
    await rememberName(transaction, event, { memberId, username });
    const referrer = referrerId === memberId ? null : referrerId;
    // Once: nobody becomes referred after joining. Identity found the referrer among its members, so there are no
    // rings.
    const joined = await Member.query(transaction)
      .findById(memberId)
      .whereNull('registered_at')
      .patch({ registeredAt: new Date(event.time), referrerId: referrer });
    if (joined > 0 && referrer !== null)
      await tellMember(transaction, outbox, { memberId: referrer, kind: 'friend_joined', values: { friend: shortName(username) } });
  },
  'rewards.identity.member.renamed.v1': async (transaction, event) => {
    await rememberName(transaction, event, dataOf(event, Named));
  },
});

/** The newest name wins in whatever order the events come. */
async function rememberName(
  transaction: Transaction,
  event: CloudEvent,
  { memberId, username }: { memberId: string; username: string },
): Promise<void> {
  await transaction.raw(
    `insert into members (member_id, username, named_at) values (?, ?, ?)
     on conflict (member_id) do update set username = excluded.username, named_at = excluded.named_at
     where members.named_at < excluded.named_at`,
    [memberId, username, event.time],
  );
}
