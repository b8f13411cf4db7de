import { until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
afterEach(() => {
  site.platform.mend();
  vi.restoreAllMocks();
});

/** Calls of the platform get this much time instead of their own. */
function deadlinesOf(durationMs: number) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(durationMs));
}

const members = () => site.service.kit.database('members').select('username');

describe('while the game platform', () => {
  test.each([
    ['fails', { status: 500, body: { errors: [] } }, 502, 'platform_failing', undefined],
    ['answers no JSON', { status: 200, body: '<html>' }, 502, 'platform_failing', undefined],
    ['answers another shape', { status: 200, body: { data: [{ id: 1 }] } }, 502, 'platform_failing', undefined],
    ['answers a name that is none', { status: 200, body: '{"data":[{"id":1,"name":"a\\u0000b"}]}' }, 502, 'platform_failing', undefined],
    ['answers an id that is none', { status: 200, body: '{"data":[{"id":1.5,"name":"Somebody"}]}' }, 502, 'platform_failing', undefined],
    ['redirects to a log-in page', { status: 302, headers: { location: '/login' } }, 502, 'platform_failing', undefined],
    ['limits us and says how long', { status: 429, headers: { 'retry-after': '17' } }, 503, 'platform_busy', '17'],
    ['limits us and says nothing', { status: 429 }, 503, 'platform_busy', '5'],
    ['cuts the line', 'cut', 503, 'platform_down', '5'],
  ] as const)('%s, nobody gets in and the answer says why', async (_name, answer, status, code, retryAfter) => {
    const person = site.platform.add({ name: `Waiting${code.length}${status}`, inGroup: true });
    const before = await members();
    site.platform.fail(answer);
    const browser = site.browser();
    const refused = await browser.signIn(person.name);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(refused.json().error).toMatch(/^The game platform .*again/);
    expect(refused.headers['retry-after']).toBe(retryAfter);
    expect(browser.cookies.size).toBe(0);
    expect(await members()).toEqual(before);
  });

  test('fails, a member is not signed in either: their name may be somebody else’s by now; who is signed in stays so', async () => {
    site.platform.add({ name: 'Member_1' });
    const signedIn = site.browser();
    await signedIn.signIn('Member_1');
    site.platform.fail({ status: 500 });
    expect((await site.browser().signIn('Member_1')).statusCode).toBe(502);
    expect((await signedIn.get('/api/auth/user')).json().username).toBe('Member_1');
  });

  test('does not say who is in the group, nobody new is let in without it', async () => {
    site.platform.add({ name: 'GroupAway' });
    site.platform.fail({ status: 503 }, '/groups/roles');
    expect((await site.browser().signIn('GroupAway')).statusCode).toBe(502);
    site.platform.mend();
    expect((await site.browser().signIn('GroupAway')).statusCode).toBe(200);
  });

  test('is switched off, the answer is 503', async () => {
    await site.platform.stop();
    const answer = await site.browser().signIn('Anybody');
    await site.platform.start();
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'platform_down', '5']);
  });

  test('hangs, it is waited for six seconds, the answer is 504 and others are served meanwhile', async () => {
    const deadline = deadlinesOf(300);
    site.platform.fail('hang');
    const hanging = site.browser().signIn('Patience');
    expect((await site.browser().get('/api/public/settings')).statusCode).toBe(200);
    const answer = await hanging;
    expect([answer.statusCode, answer.json().code]).toEqual([504, 'platform_slow']);
    expect(deadline).toHaveBeenCalledWith(6_000);
  });

  test('holds back 100 calls, the next one is refused at once', async () => {
    // A slow machine needs longer for a hundred calls than one may take.
    deadlinesOf(600_000);
    const before = site.platform.calls.length;
    const release = site.platform.hold();
    const waiting = Array.from({ length: 100 }, (_, index) => site.browser().signIn(`crowd_${index}`));
    await until('a hundred calls are open', () => site.platform.calls.length >= before + 100);
    const refused = await site.browser().signIn('one_too_many');
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'platform_busy']);
    release();
    expect(new Set((await Promise.all(waiting)).map((answer) => answer.statusCode))).toEqual(new Set([404]));
    expect((await site.browser().signIn('one_too_many')).statusCode).toBe(404);
  });
});
