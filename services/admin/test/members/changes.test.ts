import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startConsole, type Console } from '../support/console.ts';
import { aMember, identityOf, type FakeMember } from './fake-members.ts';

let site: Console;
let members: FakeMember[];
beforeAll(async () => void (site = await startConsole({})));
afterAll(() => site.remove());
beforeEach(() => {
  members = [aMember(1), aMember(2, { adminRole: 'admin' })];
  site.peers.identity.answer(identityOf(members));
});

const url = (action: string, id = aMember(1).id) => `/api/admin/users/${id}/${action}`;
const bans = () => site.changes('identity').filter((call) => call.url.endsWith('/disable'));

describe('a ban', () => {
  it('with its reason reaches identity in the operator’s name, and the audit log', async () => {
    const answer = await site.moderator.call('POST', url('ban'), { reason: '  Two accounts ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'member_1 is banned', user: { id: aMember(1).id, disabled: true } },
    ]);
    expect(bans().at(-1)?.body).toEqual({ reason: 'Two accounts', by: 'a_moderator', unlessDisabled: true });
    expect(await site.audited('member.ban')).toMatchObject({
      operator: { username: 'a_moderator', role: 'moderator' },
      object: { type: 'member', id: aMember(1).id, label: 'member_1' },
      input: { reason: 'Two accounts' },
      before: { disabled: false, banReason: null },
      after: { disabled: true, banReason: 'Two accounts' },
      outcome: 'succeeded',
    });
  });

  it('without a reason is a call of its own', async () => {
    expect((await site.moderator.call('POST', url('disable'), {})).statusCode).toBe(200);
    expect((await site.moderator.call('POST', url('enable'))).json()).toMatchObject({ user: { disabled: false } });
    expect(bans().at(-1)?.body).toMatchObject({ reason: null });
    expect(await site.audited('member.disable')).toMatchObject({ outcome: 'succeeded' });
    expect(await site.audited('member.enable')).toMatchObject({ before: { disabled: true }, after: { disabled: false } });
  });

  it('never an administrator', async () => {
    const answer = await site.owner.call('POST', url('ban', aMember(2).id), { reason: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'administrator']);
    expect(await site.audited('member.ban')).toMatchObject({ object: { label: 'member_2' }, outcome: 'failed' });
  });

  it('that another operator has given meanwhile stays as it is', async () => {
    Object.assign(members[0] as FakeMember, { disabled: true, banReason: 'their own', bannedBy: 'bob' });
    const answer = await site.moderator.call('POST', url('ban'), { reason: 'mine' });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'already_disabled', message: expect.stringContaining('bob') }]);
  });

  it.each([{}, { reason: '' }, { reason: '   ' }, { reason: 5 }, { reason: 'x', until: 'ever' }])(
    'is refused with the body %j',
    async (body) => {
      const before = bans().length;
      expect((await site.moderator.call('POST', url('ban'), body)).statusCode).toBe(400);
      expect(bans().length).toBe(before);
    },
  );

  it('of nobody is 404', async () => {
    expect((await site.moderator.call('POST', url('ban', '01930000-0000-7000-8000-00000000ffff'), { reason: 'x' })).statusCode).toBe(404);
    expect((await site.moderator.call('POST', url('ban', 'nonsense'), { reason: 'x' })).statusCode).toBe(400);
  });

  it('by a visitor is 401', async () => {
    for (const action of ['ban', 'disable', 'enable']) expect((await site.visitor.call('POST', url(action), {})).statusCode).toBe(401);
  });

  it('nobody knows the outcome of when identity is away is unknown in the audit log', async () => {
    site.peers.identity.answer((call) => (call.url.endsWith('/disable') ? 'cut' : identityOf(members)(call)));
    const answer = await site.moderator.call('POST', url('ban'), { reason: 'x' });
    expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringContaining('identity')]);
    expect(await site.audited('member.ban')).toMatchObject({ outcome: 'unknown' });
  });
});
