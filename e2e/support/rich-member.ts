import { randomUUID } from 'node:crypto';
import { until } from '@facet/tooling/until';
import { inject } from 'vitest';
import { MemberClient, newUsername } from './member.ts';
import { ownerSession } from './owner-call.ts';
import { deliver, signPostback } from './wall.ts';

export interface Rich {
  id: string;
  client: MemberClient;
  cookie: string;
  owner: <Body>(path: string, body?: object) => Promise<Body>;
}

/**
 * A member who was paid by every source, was charged back, won, lost, and has withdrawn, been refused and been
 * adjusted.
 */
export async function becomeRich(): Promise<Rich> {
  const siteUrl = inject('siteUrl');
  const client = await MemberClient.signIn(siteUrl, newUsername('rich'));
  const owner = await ownerSession(siteUrl);
  const post = async <Body>(path: string, body: object = {}): Promise<Body> => {
    const answer = await client.post<Body>(path, body, randomUUID());
    if (answer.status > 299) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { task } = await owner<{ task: { id: string } }>('/api/admin/social-media-tasks', {
    title: 'Follow the figures',
    link: 'https://example.com/figures',
    reward: '8.00',
  });
  await post(`/api/social-media-tasks/${task.id}/start`);

  await pay(client.id, { a: 300, b: 120, c: 80, d: 50 });
  await chargedBack(client.id, 40);
  const code = newUsername('figures').toUpperCase();
  await owner('/api/admin/promo-codes', { code, reward: '100.50', maxUses: 1 });
  await post('/api/promo/redeem', { code });
  await friendOf(client, 150);
  await atLeast(client, 650);

  await wins(client, owner, post);
  const times = { startsAt: new Date(Date.now() - 1000).toISOString(), endsAt: new Date(Date.now() + 172_800_000).toISOString() };
  const { event } = await owner<{ event: { id: string } }>('/api/admin/events', {
    title: `Figures of ${client.username}`,
    prize: '50.00',
    entryFee: '2.00',
    ...times,
  });
  await post(`/api/events/${event.id}/join`);
  await owner(`/api/admin/events/${event.id}/end`, {});

  await withdraws(client, owner, post);
  await owner(`/api/admin/users/${client.id}/adjust-balance`, { amount: '12.34', description: 'for the figures' });
  await owner(`/api/admin/users/${client.id}/adjust-balance`, { amount: '-0.67', description: 'for the figures' });
  await post('/api/rewards/daily/claim');
  await until('ten seconds were over', async () => (await client.post(`/api/social-media-tasks/${task.id}/complete`, {})).status === 200);
  for (const reward of ['weekly', 'referral'])
    await until(`${reward} was reached`, async () => (await client.post(`/api/rewards/${reward}/claim`, {}, randomUUID())).status === 200);
  await everySource(client);
  return { id: client.id, client, cookie: client.cookie, owner };
}

async function pay(memberId: string, amounts: Partial<Record<'a' | 'b' | 'c' | 'd', number>>): Promise<void> {
  for (const [wall, amount] of Object.entries(amounts) as ['a' | 'b' | 'c' | 'd', number][]) {
    const call = await signPostback(inject('simulatorUrl'), { wall, memberId, amount, transaction: randomUUID().replaceAll('-', '') });
    // Asked to try again as long as the member is not known there yet.
    await until(`wall ${wall} was believed`, () => deliver(call));
  }
}

async function chargedBack(userId: string, amount: number): Promise<void> {
  const call = async (act: string, body: object): Promise<{ txnId: string }> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${inject('simulatorUrl')}/sim/walls/b/${act}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { txnId: string };
  };
  const { txnId } = await call('complete', { userId, amount });
  await call('reverse', { txnId });
}

/** Comes by the member’s link and earns; the member gets a share, and a bonus to claim. */
async function friendOf(client: MemberClient, amount: number): Promise<void> {
  const siteUrl = inject('siteUrl');
  const cookies = (response: Response): string =>
    response.headers
      .getSetCookie()
      .map((text) => text.split(';', 1)[0])
      .join('; ');
  const link = await fetch(`${siteUrl}/r/${client.username}`);
  await link.text();
  const response = await fetch(`${siteUrl}/api/auth/register-or-login`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json', cookie: cookies(link) },
    body: JSON.stringify({ username: newUsername('pal') }),
  });
  const { id } = (await response.json()) as { id: string };
  await pay(id, { c: amount });
}

/** One round that cannot be lost, one that can hardly be won. */
async function wins(client: MemberClient, owner: Rich['owner'], post: <Body>(path: string, body?: object) => Promise<Body>): Promise<void> {
  const chance = (houseEdgeMultiplier: number) =>
    owner('/api/admin/user-probability-overrides', { userId: client.id, houseEdgeMultiplier, gameType: 'bombs' });
  await chance(1);
  const { gameId } = await post<{ gameId: string }>('/api/bombs/start', { betAmount: '10.01', bombCount: 3 });
  await post('/api/bombs/reveal', { gameId, tileIndex: 0 });
  await post('/api/bombs/cashout', { gameId });
  await chance(0.01);
  const lost = await post<{ gameId: string }>('/api/bombs/start', { betAmount: '3.33', bombCount: 10 });
  for (let tileIndex = 0, won = true; won && tileIndex < 15; tileIndex++)
    ({ won } = await post<{ won: boolean }>('/api/bombs/reveal', { gameId: lost.gameId, tileIndex }));
}

/** One that waits, and one that is refused. */
async function withdraws(
  client: MemberClient,
  owner: Rich['owner'],
  post: <Body>(path: string, body?: object) => Promise<Body>,
): Promise<void> {
  const { experiences } = await post<{ experiences: { placeId: string }[] }>('/api/validate-roblox-user', { username: client.username });
  const { gamepasses } = await post<{ gamepasses: { id: string; price: string }[] }>('/api/fetch-gamepasses', {
    placeId: experiences[0]?.placeId,
  });
  const ask = (amount: string) => {
    const pass = gamepasses.find(({ price }) => price === amount);
    return post<{ withdrawal: { id: string } }>('/api/withdraw', { amount, gamepassLink: `https://www.roblox.com/game-pass/${pass?.id}` });
  };
  await ask('100.00');
  const { withdrawal } = await ask('250.00');
  await owner(`/api/admin/withdrawals/${withdrawal.id}/process`, { status: 'failed', rejectionReason: 'For the figures' });
}

async function atLeast(client: MemberClient, amount: number): Promise<void> {
  await until(
    `the balance was ${amount}`,
    async () => Number((await client.get<{ balance: string }>('/api/auth/user')).body.balance) >= amount,
  );
}

/** Once the ledger has a line of every source: what is claimed is booked a moment later. */
async function everySource(client: MemberClient): Promise<void> {
  const sources = [
    'wall_credit',
    'social_task',
    'promo',
    'event_prize',
    'referral_bonus',
    'referral_reward',
    'daily_bonus',
    'weekly_challenge',
  ];
  await until('every source had paid', async () => {
    const { transactions } = (await client.get<{ transactions: { type: string; amount: string }[] }>('/api/user/transactions?limit=100'))
      .body;
    const isChargedBack = transactions.some(({ type, amount }) => type === 'wall_credit' && amount.startsWith('-'));
    return isChargedBack && sources.every((source) => transactions.some(({ type }) => type === source));
  });
}
