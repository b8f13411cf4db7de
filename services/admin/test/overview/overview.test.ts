import { startFakeService, type FakeService } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { browser, signIn, type TestOperator } from '../support/operator.ts';

let admin: TestAdmin;
let owner: TestOperator;
const fakes: FakeService[] = [];
let isEarnAway = false;

beforeAll(async () => {
  const answers: Record<string, (path: string) => unknown> = {
    identity: (path) => ({ members: [], nextCursor: null, total: path.includes('banned') ? 2 : 120, totalIsExact: true }),
    wallet: (path) => {
      if (path.startsWith('/internal/payouts'))
        return { held: 3, processing: 1, unknownCount: 1, oldestHeldAt: '2026-11-20T10:00:00.000Z', overOneDay: 2 };
      return { held: '900.00', days: [] };
    },
    earn: () => ({ all: 9, active: 4, ended: 5 }),
    social: () => ({ active: 2, upcoming: 1, prizes: '120.50', nextEndsAt: '2026-11-23T00:00:00.000Z' }),
  };
  const peers: Record<string, string> = {};
  for (const [name, answer] of Object.entries(answers)) {
    const fake = await startFakeService(({ url }: { url: string }) =>
      name === 'earn' && isEarnAway ? { status: 503, body: {} } : { status: 200, body: answer(url) },
    );
    fakes.push(fake);
    peers[name] = fake.url;
  }
  admin = await startAdmin({}, peers);
  owner = await signIn(admin);
});
afterAll(async () => {
  await admin.remove();
  for (const fake of fakes) await fake.stop();
});

test('puts the figures of four services together', async () => {
  const answer = await owner.call('GET', '/api/admin/overview');
  expect(answer.json()).toEqual({
    counts: { totalUsers: 120, pendingWithdrawals: 5, activePromoCodes: 4, activeEvents: 2 },
    users: { banned: 2 },
    withdrawals: { held: '900.00', oldestAt: '2026-11-20T10:00:00.000Z', overOneDay: 2, unknown: 1 },
    promoCodes: { all: 9 },
    events: { prizes: '120.50', nextEndsAt: '2026-11-23T00:00:00.000Z', upcoming: 1 },
    unavailable: [],
  });
});

test('leaves out what one of them does not say, and names it', async () => {
  isEarnAway = true;
  const overview = (await owner.call('GET', '/api/admin/overview')).json();
  isEarnAway = false;
  expect(overview).toMatchObject({ counts: { totalUsers: 120, activePromoCodes: null }, promoCodes: null, unavailable: ['earn'] });
});

test('is for operators', async () => {
  expect((await browser(admin.service).call('GET', '/api/admin/overview')).statusCode).toBe(401);
});
