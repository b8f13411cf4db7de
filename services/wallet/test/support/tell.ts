import { uuidv7 } from '@facet/service-kit';
import type { FakeMember, TestWallet } from './wallet.ts';

/** Another domain, social, tells a member. */
export function tell(wallet: TestWallet, member: FakeMember, kind: string, values: object, id = uuidv7()) {
  return wallet.internal('social', 'POST', '/internal/events', {
    specversion: '1.0',
    id,
    source: '/social',
    type: 'rewards.social.member.notified.v1',
    subject: member.id,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: { memberId: member.id, kind, values },
  });
}
