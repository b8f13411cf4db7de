import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

describe('validate-roblox-user', () => {
  test('lists the experiences of the own account, its name in any case', async () => {
    const member = await wallet.member();
    const answer = await wallet.as(member).post('/api/validate-roblox-user', { username: ` ${member.username.toUpperCase()} ` });
    const user = Number(member.platformUserId);
    expect(answer.json()).toEqual({
      experiences: [1, 2].map((n) => ({ experienceId: String(user * 10 + n), placeId: String(user * 100 + n), name: `World ${n}` })),
      message: expect.any(String),
    });
  });

  test('says what to do when there is none', async () => {
    const member = await wallet.member();
    member.platformUserId = '1000';
    const answer = await wallet.as(member).post('/api/validate-roblox-user', { username: member.username });
    expect(answer.json()).toEqual({
      experiences: [],
      message: 'No created experiences found for this user. You need to have at least one published experience on the game platform.',
    });
  });

  test('refuses another account and no name', async () => {
    const member = await wallet.member();
    expect((await wallet.as(member).post('/api/validate-roblox-user', { username: 'builderman' })).statusCode).toBe(403);
    const empty = await wallet.as(member).post('/api/validate-roblox-user', { username: '  ' });
    expect([empty.statusCode, empty.json().message]).toEqual([400, 'No username found']);
  });
});

describe('fetch-gamepasses', () => {
  test('lists what the own account sells there', async () => {
    const [member, other] = [await wallet.member(), await wallet.member()];
    const pass = wallet.pass(member, 250);
    const universe = Number(member.platformUserId) * 10 + 1;
    wallet.platform.passes.push(
      { id: 1, price: null, seller: Number(member.platformUserId), universe },
      { id: 2, price: 5, seller: Number(other.platformUserId), universe },
    );
    const placeId = `${Number(member.platformUserId) * 100 + 1}`;
    expect((await wallet.as(member).post('/api/fetch-gamepasses', { placeId })).json()).toEqual({
      gamepasses: [
        {
          id: String(pass.id),
          name: `Pass ${pass.id}`,
          displayName: `Pass ${pass.id}`,
          description: 'A pass',
          price: '250.00',
          unavailable: null,
        },
      ],
    });
  });

  test('says through which no withdrawal goes: an open one has it, or it was bought before', async () => {
    const member = await wallet.member(100_000);
    const unavailable = async (id: number) => {
      const answer = await wallet.as(member).post('/api/fetch-gamepasses', { placeId: `${Number(member.platformUserId) * 100 + 1}` });
      return answer.json().gamepasses.find((pass: { id: string }) => pass.id === String(id)).unavailable;
    };
    const held = await wallet.held(250, member);
    const paid = await wallet.held(300, member);
    await wallet.payByHand(paid.id, paid.passId, 300);
    expect([await unavailable(held.passId), await unavailable(paid.passId)]).toEqual(['in_use', 'bought']);
    await wallet.as(member).post(`/api/withdraw/${held.id}/cancel`, {});
    expect(await unavailable(held.passId)).toBeNull();
  });

  test('keeps a member’s open withdrawal from nobody else', async () => {
    const [member, other] = [await wallet.member(100_000), await wallet.member(100_000)];
    const { passId } = await wallet.held(250, other);
    const universe = Number(member.platformUserId) * 10 + 1;
    wallet.platform.passes.push({ id: passId, price: 250, seller: Number(member.platformUserId), universe });
    const answer = await wallet.as(member).post('/api/fetch-gamepasses', { placeId: `${Number(member.platformUserId) * 100 + 1}` });
    expect(answer.json().gamepasses).toMatchObject([{ unavailable: null }]);
  });

  test('knows no such place: 404; a malformed one: 400', async () => {
    const member = await wallet.member();
    expect((await wallet.as(member).post('/api/fetch-gamepasses', { placeId: '199' })).statusCode).toBe(404);
    for (const placeId of ['../x', '', '1/2', 5])
      expect((await wallet.as(member).post('/api/fetch-gamepasses', { placeId })).statusCode).toBe(400);
  });
});

describe('the group', () => {
  const standing = async (member: FakeMember) => (await wallet.as(member).get('/api/withdraw/group')).json();
  afterEach(() => {
    wallet.settings['require_group_membership'] = 'on';
    wallet.platform.failures.clear();
  });

  test('is told before a withdrawal: joined, missing, and joined again after joining', async () => {
    const member = await wallet.member();
    expect(await standing(member)).toEqual({ group: 'joined' });
    wallet.platform.members.delete(Number(member.platformUserId));
    expect(await standing(member)).toEqual({ group: 'missing' });
    wallet.platform.members.add(Number(member.platformUserId));
    expect(await standing(member)).toEqual({ group: 'joined' });
  });

  test('that does not answer is no standing', async () => {
    const member = await wallet.member();
    wallet.platform.failures.set('/groups', { status: 500 });
    const answer = await wallet.as(member).get('/api/withdraw/group');
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'platform_failing']);
  });
});
