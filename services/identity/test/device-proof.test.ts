import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import type { Person } from './fakes/platform.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let owner: Person;
let count = 0;
beforeAll(async () => {
  site = await startSite();
  await site.set('login_proof', 'new_device');
});
afterAll(() => site.close());
beforeEach(() => void (owner = site.platform.add({ name: `Proven_${(count += 1)}` })));
afterEach(() => site.platform.mend());

const check = (browser: Browser, body: object = {}) => browser.post('/api/auth/device-proof/check', body);
const ask = async (browser: Browser, name = owner.name): Promise<string> => {
  const answer = await browser.signIn(name);
  expect(answer.statusCode).toBe(202);
  return answer.json().phrase;
};
const prove = async (browser: Browser): Promise<void> => {
  owner.about = `hello! ${await ask(browser)}`;
  expect((await check(browser)).statusCode).toBe(200);
};
const sessions = async (): Promise<number> => (await site.service.kit.database('sessions').select('id')).length;

describe('a device that has not been seen with the account', () => {
  test('gets words, no session, and nothing of the account', async () => {
    await prove(site.browser());
    const before = await sessions();
    const stranger = site.browser();
    const known = await stranger.signIn(owner.name);
    const unknown = await site.browser().signIn(site.platform.add({ name: `Fresh_${count}` }).name);
    expect(known.json()).toEqual({
      requiresDeviceProof: true,
      username: owner.name,
      phrase: expect.stringMatching(/^facet sign in( [a-z]+){5}$/),
      expiresAt: expect.stringMatching(/Z$/),
      error: null,
    });
    expect(new Date(known.json().expiresAt).getTime() - Date.now()).toBeGreaterThan(14.9 * 60_000);
    expect(Object.keys(unknown.json())).toEqual(Object.keys(known.json()));
    expect([...stranger.cookies.keys()]).toEqual(['device']);
    expect(await sessions()).toBe(before);
  });

  test('is let in when the words are in the profile, and stays known', async () => {
    const browser = site.browser();
    await prove(browser);
    expect((await browser.get('/api/auth/user')).json().username).toBe(owner.name);
    owner.about = '';
    await browser.post('/api/auth/logout');
    expect((await browser.signIn(owner.name.toUpperCase())).statusCode).toBe(200);
  });

  test('may show the words in other case, spacing and punctuation', async () => {
    const browser = site.browser();
    owner.about = `My text.\n${(await ask(browser)).toUpperCase().split(' ').join(' \n, ')}!`;
    expect((await check(browser)).statusCode).toBe(200);
  });

  test.each<[string, (phrase: string) => string]>([
    ['no words', () => ''],
    ['other words', () => 'facet sign in apple banjo kettle lemon mango'],
    ['the words in another order', (phrase) => phrase.split(' ').toReversed().join(' ')],
    ['one word less', (phrase) => phrase.split(' ').slice(0, -1).join(' ')],
    ['the words within a longer word', (phrase) => `x${phrase}`],
    ['the words hidden by the filter', (phrase) => phrase.replace(/\w+$/, '####')],
  ])('with %s stays outside and is told', async (_name, about) => {
    const browser = site.browser();
    owner.about = about(await ask(browser));
    const answer = await check(browser);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof_not_found']);
    expect((await browser.get('/api/auth/user')).body).toBe('null');
  });

  test('cannot use the words of another device', async () => {
    const [own, strange] = [site.browser(), site.browser()];
    owner.about = await ask(own);
    await ask(strange);
    expect((await check(strange)).json().code).toBe('proof_not_found');
    expect((await check(site.browser())).json().code).toBe('proof_not_asked');
    expect((await check(own)).statusCode).toBe(200);
  });

  test('cannot use its proof for another account', async () => {
    const browser = site.browser();
    await prove(browser);
    const other = site.platform.add({ name: `Other_${count}`, about: owner.about });
    const phrase = await ask(browser, other.name);
    expect(phrase).not.toBe(owner.about);
    expect((await check(browser, { username: other.name })).json().code).toBe('proof_not_found');
  });

  test('keeps its words when it asks again, and gets others once they are used or old', async () => {
    const browser = site.browser();
    const phrase = await ask(browser);
    expect(await ask(browser)).toBe(phrase);
    await site.service.kit
      .database('device_proofs')
      .where({ phrase })
      .update({ expires_at: new Date(Date.now() - 1000) });
    owner.about = phrase;
    const late = await check(browser);
    expect([late.statusCode, late.json().code]).toEqual([403, 'proof_expired']);
    expect(await ask(browser)).not.toBe(phrase);
  });

  test('has ten checks, however fast they come', async () => {
    const browser = site.browser();
    const phrase = await ask(browser);
    const profileCalls = () => site.platform.callsTo(`/v1/users/${owner.id}`);
    const before = profileCalls();
    const answers = await Promise.all(Array.from({ length: 30 }, () => check(browser)));
    expect(profileCalls() - before).toBe(10);
    expect(answers.filter((answer) => answer.json().code === 'proof_not_found')).toHaveLength(10);
    owner.about = phrase;
    const refused = await check(browser);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'proof_exhausted', '1']);
    expect(await ask(browser)).not.toBe(phrase);
  });

  test('is let in once and for all by a double click', async () => {
    const browser = site.browser();
    owner.about = await ask(browser);
    const answers = await Promise.all([check(browser), check(browser), check(browser)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  test('is told when the platform is away, and nothing opens', async () => {
    const browser = site.browser();
    owner.about = await ask(browser);
    site.platform.fail({ status: 500 }, `/v1/users/${owner.id}`);
    expect((await check(browser)).json().code).toBe('platform_failing');
    site.platform.mend();
    expect((await check(browser)).statusCode).toBe(200);
  });
});

describe('a new member', () => {
  test('proves their account first and joins the group then', async () => {
    owner.inGroup = false;
    const browser = site.browser();
    owner.about = await ask(browser);
    const asked = await check(browser);
    expect([asked.statusCode, asked.json()]).toMatchObject([202, { requiresGroupMembership: true, username: owner.name }]);
    const completing = { username: owner.name, profilePicture: null, groupLinkClicked: true };
    const stranger = await site.browser().post('/api/auth/complete-registration', completing);
    expect([stranger.statusCode, stranger.json().requiresDeviceProof]).toEqual([202, true]);
    expect((await browser.post('/api/auth/complete-registration', completing)).statusCode).toBe(200);
  });
});

describe('switching the proof on', () => {
  test('leaves devices in that were seen with the account before', async () => {
    await site.set('login_proof', 'off');
    const browser = site.browser();
    await browser.signIn(owner.name);
    await site.set('login_proof', 'new_device');
    expect((await browser.signIn(owner.name)).statusCode).toBe(200);
    expect((await site.browser().signIn(owner.name)).statusCode).toBe(202);
  });

  test('leaves open sessions in', async () => {
    await site.set('login_proof', 'off');
    const browser = site.browser();
    await browser.signIn(owner.name);
    browser.cookies.delete('device');
    await site.set('login_proof', 'new_device');
    expect((await browser.get('/api/auth/user')).json().username).toBe(owner.name);
    expect((await browser.signIn(owner.name)).statusCode).toBe(202);
  });

  test('does not believe a device cookie that we did not make', async () => {
    const browser = site.browser();
    for (const value of ['known', "x' or 1=1", 'A'.repeat(43), '%00']) {
      browser.cookies.set('device', value);
      expect((await browser.signIn(owner.name)).statusCode).toBe(202);
    }
  });
});
