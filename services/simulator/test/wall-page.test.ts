import { describe, expect, test } from 'vitest';
import { recipes } from '../src/walls/recipes/index.ts';
import { wallIds, type WallId } from '../src/walls/recipe.ts';
import { fakeSite } from './fake-site.ts';
import { readJson, runningSimulator } from './running-simulator.ts';

const member = '0190d6b2-0000-7000-8000-000000000002';
const addressOf: Record<WallId, string> = {
  a: `ext_user_id=${member}&secure_hash=${recipes.a.entry.proof?.of(member, 'demo-wall-a')}&username=Tom%3Cb%3E`,
  b: `uid=${member}`,
  c: `sid=${member}`,
  d: `external_identifier=${member}`,
};
const offers = (page: string) => [...page.matchAll(/data-complete="([^"]+)"/g)].map(([, id]) => id ?? '');

async function openSimulator() {
  const site = await fakeSite({ status: 200, body: '1' });
  return { site, simulator: await runningSimulator({ siteUrl: site.url, siteConnectUrl: site.url }) };
}

describe('the frame', () => {
  test.each(wallIds)('wall %s offers five surveys within its range and says that it is simulated', async (wall) => {
    const { simulator } = await openSimulator();
    const answer = await simulator.request(`/walls/${wall}?${addressOf[wall]}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    const page = await answer.text();
    expect(page).toContain('Simulated wall');
    expect(page).toContain(recipes[wall].kind);
    const rewards = [...page.matchAll(/\+([\d,]+) R\$/g)].map(([, text]) => Number(text?.replace(',', '')));
    expect(rewards).toHaveLength(5);
    const { min, max } = recipes[wall].rangeRobux;
    for (const reward of rewards) expect(reward >= min && reward <= max).toBe(true);
  });

  test('no reward ever leaves the range of its wall', async () => {
    const { simulator } = await openSimulator();
    for (const wall of wallIds) {
      const { min, max } = recipes[wall].rangeRobux;
      for (let round = 0; round < 8; round += 1) {
        const answer = await simulator.post(`/sim/walls/${wall}/complete`, { userId: `member-${round}` });
        const { amount } = await readJson(answer);
        expect(Number(amount) >= min && Number(amount) <= max).toBe(true);
      }
    }
  });

  test('an address that the site did not make is refused, and so is its button', async () => {
    const { simulator, site } = await openSimulator();
    const forged = `ext_user_id=${member}&secure_hash=${'0'.repeat(32)}`;
    for (const path of [
      `/walls/a?${forged}`,
      `/walls/a?ext_user_id=${member}`,
      '/walls/b',
      '/walls/c?sid=a&sid=b',
      '/walls/d?external_identifier=%3Cx%3E',
    ]) {
      expect((await simulator.request(path)).status).toBe(403);
    }
    const press = await simulator.request(`/walls/a/surveys/a1001/complete?${forged}`, { method: 'POST' });
    expect(press.status).toBe(403);
    expect(site.calls).toEqual([]);
    expect((await simulator.request('/walls/e?uid=x')).status).toBe(400);
  });

  test('what the address says is written as text, never as markup', async () => {
    const { simulator } = await openSimulator();
    const page = await (await simulator.request(`/walls/a?${addressOf.a}`)).text();
    expect(page).not.toContain('Tom<b>');
    expect(page).toContain('Tom&#60;b&#62;');
  });

  test.each(wallIds)('completing on wall %s pays once, moves the survey, and can be reversed once', async (wall) => {
    const { simulator, site } = await openSimulator();
    const press = async (path: string) => (await simulator.request(`/walls/${wall}/${path}?${addressOf[wall]}`, { method: 'POST' })).text();
    const [first = ''] = offers(await (await simulator.request(`/walls/${wall}?${addressOf[wall]}`)).text());
    const lists = await press(`surveys/${first}/complete`);
    expect(lists).toContain('Credited');
    expect(offers(lists)).toHaveLength(5);
    expect(offers(lists)).not.toContain(first);
    await press(`surveys/${first}/complete`);
    expect(site.calls).toHaveLength(1);
    const txnId = /data-reverse="([^"]+)"/.exec(lists)?.[1];
    expect(await press(`completed/${txnId}/reverse`)).toContain('Reversed');
    expect(site.calls).toHaveLength(2);
  });

  test("nobody reverses another member's survey", async () => {
    const { simulator, site } = await openSimulator();
    const { txnId } = await readJson(await simulator.post('/sim/walls/b/complete', { userId: 'somebody-else' }));
    await simulator.request(`/walls/b/completed/${txnId}/reverse?${addressOf.b}`, { method: 'POST' });
    expect(site.calls).toHaveLength(1);
  });
});
