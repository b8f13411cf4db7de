import { Type, type CloudEvent, type EventHandler } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { announceNotices } from '../live/index.ts';

const Notified = Type.Object({
  memberId: Type.String({ format: 'uuid' }),
  kind: Type.String({ pattern: '^[a-z_]{1,60}$' }),
  values: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 300 })),
});

/** `rewards.<domain>.member.notified.v1`: a domain tells a member of a kind of its own, without asking the inbox about it. */
export function noticeEvents(domains: readonly string[]): Readonly<Record<string, EventHandler>> {
  return Object.fromEntries(
    domains.map((domain) => [`rewards.${domain}.member.notified.v1`, (transaction, event) => take(transaction, event, domain)]),
  ) satisfies Record<string, EventHandler>;
}

async function take(transaction: Parameters<EventHandler>[0], event: CloudEvent, domain: string): Promise<void> {
  const { data } = event;
  if (!Value.Check(Notified, data)) throw new Error(`${event.type} ${event.id} is no notice`);
  await transaction.raw(
    'insert into notices (member_id, id, kind, "values", at) values (?, ?, ?, ?, ?) on conflict (member_id, id) do nothing',
    [data.memberId, event.id, `${domain}.${data.kind}`, JSON.stringify(data.values), event.time],
  );
  await announceNotices(transaction, [data.memberId]);
}
