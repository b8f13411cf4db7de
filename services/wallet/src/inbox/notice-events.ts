import { dataOf, Type, type CloudEvent, type EventHandler } from '@facet/service-kit';
import { announceNotices } from '../live/index.ts';
import { pushIsDue } from '../push/index.ts';

const Notified = Type.Object({
  memberId: Type.String({ format: 'uuid' }),
  kind: Type.String({ pattern: '^[a-z_]{1,60}$' }),
  values: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 300 })),
});

/**
 * `rewards.<domain>.member.notified.v1`: a domain tells a member of a kind of its own, without asking the inbox about
 * it.
 */
export function noticeEvents(domains: readonly string[]): Readonly<Record<string, EventHandler>> {
  return Object.fromEntries(
    domains.map((domain) => [`rewards.${domain}.member.notified.v1`, (transaction, event) => take(transaction, event, domain)]),
  ) satisfies Record<string, EventHandler>;
}

async function take(transaction: Parameters<EventHandler>[0], event: CloudEvent, domain: string): Promise<void> {
  const data = dataOf(event, Notified);
  const kind = `${domain}.${data.kind}`;
  await transaction.raw(
    'insert into notices (member_id, id, kind, "values", at) values (?, ?, ?, ?, ?) on conflict (member_id, id) do nothing',
    [data.memberId, event.id, kind, JSON.stringify(data.values), event.time],
  );
  await announceNotices(transaction, [data.memberId]);
  await pushIsDue(transaction, [{ memberId: data.memberId, kind }]);
}
