import { uuidv7 } from '@facet/service-kit';
import type { FakeMember, TestWallet } from './wallet.ts';

/** The event by which another domain, social, tells a member. */
export const notified = (member: FakeMember, kind: string, values: object, id: string) => ({
  specversion: '1.0',
  id,
  source: '/social',
  type: 'rewards.social.member.notified.v1',
  subject: member.id,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data: { memberId: member.id, kind, values },
});

export function tell(wallet: TestWallet, member: FakeMember, kind: string, values: object, id = uuidv7()) {
  return wallet.internal('social', 'POST', '/internal/events', notified(member, kind, values, id));
}
