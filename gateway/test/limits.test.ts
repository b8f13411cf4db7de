import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rateLimits, type Rush } from '../src/rate-limits.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let gateway: Gateway;
// Windows so long that a burst lies in one of them on the slowest machine. Clients of several addresses come through a
// trusted proxy.
const windowSeconds = 24 * 60 * 60;
const limits = { 'sign-in': { max: 20, windowSeconds }, money: { max: 50, windowSeconds } };
beforeAll(async () => void (gateway = await startGateway({ limits, trustedProxies: ['127.0.0.1'] })));
afterAll(() => gateway.close());

/** Fires `count` calls at once and counts their statuses. */
async function fire(count: number, path: string, headers: Record<string, string>, method = 'GET') {
  const answers = await Promise.all(Array.from({ length: count }, () => gateway.send(path, { method, headers })));
  return {
    answers,
    passed: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ status }) => status === 429).length,
  };
}

const from = (address: string) => ({ 'x-forwarded-for': address, origin: gateway.origin });

describe('a flood of sign-ins from many addresses, each below its own limit,', () => {
  const floodable = async (change: Partial<Rush> = {}, ownWindowSeconds = windowSeconds) => {
    const rush = { from: 20, max: 2, maxOtherwise: 1000, windowSeconds, perSecond: 1000, waitSeconds: 1, ...change };
    const limit = { max: 10, windowSeconds: ownWindowSeconds, rush };
    const flooded = await startGateway({ limits: { 'sign-in': limit }, trustedProxies: ['127.0.0.1'] });
    onTestFinished(() => flooded.close());
    return async (address: string, count: number): Promise<number[]> => {
      const statuses = [];
      for (let times = 0; times < count; times += 1)
        statuses.push(
          (await flooded.send('/api/login', { method: 'POST', headers: { 'x-forwarded-for': address, origin: flooded.origin } })).status,
        );
      return statuses;
    };
  };

  test('leaves each of them a few, and newcomers theirs', async () => {
    const signIns = await floodable();
    expect(await signIns('203.0.113.1', 11)).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await signIns('203.0.113.2', 10)).toEqual(Array<number>(10).fill(200));
    // Twenty are a busy minute, one more is a rush.
    expect(await signIns('203.0.113.3', 4)).toEqual([200, 200, 429, 429]);
    expect(await signIns('203.0.113.2', 1)).toEqual([429]);
    expect(await signIns('203.0.113.4', 1)).toEqual([200]);
  });

  test('leaves those few again after a while of its own', async () => {
    const signIns = await floodable({ windowSeconds: 2 });
    await signIns('203.0.113.1', 10);
    await signIns('203.0.113.2', 10);
    expect(await signIns('203.0.113.3', 3)).toEqual([200, 200, 429]);
    await pause(4_000);
    expect(await signIns('203.0.113.3', 1)).toEqual([200]);
  });

  test('counts what it refuses: who keeps trying stays out, while others come in', async () => {
    const signIns = await floodable({ windowSeconds: 2 });
    await signIns('203.0.113.1', 10);
    await signIns('203.0.113.2', 10);
    const endsAtMs = performance.now() + 5_000;
    const statuses: number[] = [];
    while (performance.now() < endsAtMs) statuses.push(...(await signIns('203.0.113.3', 1)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(await signIns('203.0.113.4', 1)).toEqual([200]);
  });

  test('counts what it refuses without a rush as well', async () => {
    const signIns = await floodable({ maxOtherwise: 25 }, 1);
    await signIns('203.0.113.1', 9);
    await pause(2_000);
    expect(await signIns('203.0.113.1', 1)).toEqual([200]);
    await signIns('203.0.113.1', 20);
    await pause(2_000);
    expect(await signIns('203.0.113.1', 1)).toEqual([429]);
    expect(await signIns('203.0.113.2', 1)).toEqual([200]);
  });

  test('lets everybody in one after the other, and refuses who would wait too long', async () => {
    const signIns = await floodable({ from: 2, perSecond: 2, waitSeconds: 1 });
    await signIns('203.0.113.1', 3);
    const startedAtMs = performance.now();
    const came = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => ({
        statuses: await signIns(`203.0.113.${10 + index}`, 1),
        afterMs: performance.now() - startedAtMs,
      })),
    );
    const letIn = came.filter(({ statuses }) => statuses[0] === 200);
    const lastMs = Math.max(...letIn.map(({ afterMs }) => afterMs));
    expect(letIn.length).toBeGreaterThanOrEqual(3);
    expect(letIn.length).toBeLessThanOrEqual(1 + (2 * lastMs) / 1000 + 1);
    expect(lastMs).toBeGreaterThan(900);
    expect(new Set(came.flatMap(({ statuses }) => statuses))).toEqual(new Set([200, 429]));
  });
});

test('is 20 sign-ins in ten seconds and 50 transfers of money in one unless an installation says otherwise', () => {
  expect(rateLimits()).toMatchObject({ 'sign-in': { max: 20, windowSeconds: 10 }, money: { max: 50, windowSeconds: 1 } });
});

describe('sign-in', () => {
  test('passes 20 within its window for one address, and says when to try again', async () => {
    const { passed, refused, answers } = await fire(30, '/api/login', from('203.0.113.1'), 'POST');
    expect([passed, refused]).toEqual([20, 10]);
    const answer = answers.find(({ status }) => status === 429);
    expect(answer?.json).toMatchObject({ code: 'too_many_requests' });
    expect(Number(answer?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(answer?.headers['retry-after'])).toBeLessThanOrEqual(2 * windowSeconds);
  });

  test('counts the address whoever comes along: sessions are free', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const headers = { ...from('203.0.113.9'), cookie: gateway.memberCookie({ sub: randomUUID() }) };
      statuses.push((await gateway.send('/api/login', { method: 'POST', headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  test('of another address is not held up', async () => {
    expect((await fire(1, '/api/login', from('203.0.113.2'), 'POST')).passed).toBe(1);
  });

  test('of one IPv6 network is one visitor', async () => {
    await fire(20, '/api/login', from('2001:db8::1'), 'POST');
    expect((await fire(1, '/api/login', from('2001:db8::2'), 'POST')).refused).toBe(1);
    expect((await fire(1, '/api/login', from('2001:db8:0:1::1'), 'POST')).passed).toBe(1);
  });
});

describe('money', () => {
  test('passes 50 within its window for one member on all their addresses and routes, and everybody else goes on', async () => {
    const member = { ...from('203.0.113.3'), cookie: gateway.memberCookie({ sub: randomUUID() }) };
    const { passed, refused } = await fire(120, '/api/pay', member, 'POST');
    expect([passed, refused]).toEqual([50, 70]);
    expect((await fire(1, '/api/pay', { ...from('203.0.113.3'), cookie: gateway.memberCookie() }, 'POST')).passed).toBe(1);
    expect((await fire(5, '/api/account', member)).passed).toBe(5);
  });

  test('counts a member, not their address', async () => {
    const sub = randomUUID();
    const calls = Array.from({ length: 90 }, (_, index) =>
      fire(1, '/api/pay', { ...from(`198.51.100.${index}`), cookie: gateway.memberCookie({ sub }) }, 'POST'),
    );
    const refused = (await Promise.all(calls)).reduce((sum, call) => sum + call.refused, 0);
    expect(refused).toBe(40);
  });

  test('without a session counts by address', async () => {
    const { answers } = await fire(90, '/api/pay', from('203.0.113.4'), 'POST');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  });
});

describe('postbacks', () => {
  test('are never held up', async () => {
    expect((await fire(300, '/api/postbacks/a?tx=1', from('203.0.113.5'))).passed).toBe(300);
  });
});
