import { randomUUID } from 'node:crypto';
import { startFakeWallet, type FakeWallet } from '@facet/money-kit/testing';
import type { Service } from '@facet/service-kit';
import { startFakeService } from '@facet/service-kit/testing';
import { aMember, identityOf, type FakeMember } from '../members/fake-members.ts';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { browser, signIn, signInWithRole, type TestOperator } from '../support/operator.ts';

type NamedOperator = TestOperator & { id: string };
interface Entry {
  action: string;
  outcome: string;
  operator: { username: string };
  input: { adjustment: string; amount: string };
  before: object | null;
  after: object | null;
  problem: string | null;
}

/** Two operators with the role admin, a moderator, and members whose money a wallet keeps that fails on demand. */
export interface Desk {
  admin: TestAdmin;
  wallet: FakeWallet;
  ada: NamedOperator;
  bea: NamedOperator;
  moderator: TestOperator;
  visitor: TestOperator;
  /** One more with the role admin. */
  signUp(username: string): Promise<NamedOperator>;
  /** What identity says. */
  settings: { adjustment_limit?: string; admin_hourly_amount?: string };
  /** A member of the site with this much, in hundredths. */
  aMember(hundredths?: number): FakeMember;
  adjust(operator: TestOperator, member: FakeMember, body: object, key?: string | null): ReturnType<TestOperator['call']>;
  /** The same operator, at another replica. */
  at(replica: Service, operator: TestOperator): TestOperator;
  /** Of this member, the newest first. */
  auditLogOf(member: FakeMember): Promise<Entry[]>;
  /** Those that wait, of this member. */
  openOf(member: FakeMember, operator?: TestOperator): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
}

export async function openDesk(limit = '100000'): Promise<Desk> {
  const wallet = await startFakeWallet();
  const members: FakeMember[] = [];
  const settings: Desk['settings'] = { adjustment_limit: limit };
  const identity = await startFakeService((call) =>
    call.url === '/internal/settings' ? { status: 200, body: { settings } } : identityOf(members)(call),
  );
  const admin = await startAdmin({ CALL_DEADLINE_MS: '2000' }, { wallet: wallet.service.url, identity: identity.url });
  const owner = await signIn(admin);
  const signUp = (username: string) => signInWithRole(admin, owner, 'admin', username);
  const ada = await signUp('ada');
  return {
    admin,
    wallet,
    ada,
    bea: await signUp('bea'),
    signUp,
    moderator: await signInWithRole(admin, owner, 'moderator', 'moe'),
    visitor: browser(admin.service),
    settings,
    aMember(hundredths = 0) {
      const member = aMember(1, { id: randomUUID(), username: `member_${members.length}` });
      members.push(member);
      if (hundredths > 0) wallet.give(member.id, hundredths);
      return member;
    },
    adjust: (operator, { id }, body, key = randomUUID()) =>
      operator.call('POST', `/api/admin/users/${id}/adjust-balance`, body, key === null ? {} : { 'idempotency-key': key }),
    at: (replica, { cookie }) => Object.assign(browser(replica), { cookie }),
    async auditLogOf({ id }) {
      return (await owner.call('GET', `/api/admin/audit?objectType=member&objectId=${id}`)).json().entries as Entry[];
    },
    async openOf({ id }, operator = ada) {
      const { adjustments } = (await operator.call('GET', '/api/admin/adjustments')).json() as {
        adjustments: { member: { id: string } }[];
      };
      return adjustments.filter(({ member }) => member.id === id);
    },
    async remove() {
      await admin.remove();
      await Promise.all([wallet.service.stop(), identity.stop()]);
    },
  };
}
