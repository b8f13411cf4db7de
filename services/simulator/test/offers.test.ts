import { describe, expect, test } from 'vitest';
import { recipes } from '../src/walls/recipes/index.ts';
import { wallIds, type WallId } from '../src/walls/recipe.ts';
import { readJson, runningSimulator, type RunningSimulator } from './running-simulator.ts';

const member = '0190d6b2-0000-7000-8000-000000000002';
const hash = recipes.a.entry.proof?.of(member, 'demo-wall-a') ?? '';

/** The question as the real company's documentation has it. */
const ask: Record<WallId, (simulator: RunningSimulator) => Promise<Response>> = {
  a: (simulator) =>
    simulator.request(
      `/walls/a/offers?app_id=demo&ext_user_id=${member}&secure_hash=${hash}&output_method=api&ip_user=203.0.113.9&limit=50`,
    ),
  b: (simulator) => simulator.request('/walls/b/offers', { headers: { 'x-api-token': 'demo', 'x-user-id': member } }),
  c: (simulator) => simulator.post('/walls/c/offers', { apiKey: 'demo', placementID: 'demo', userData: { userID: member } }),
  d: (simulator) => simulator.request(`/walls/d/offers?external_identifier=${member}&include_cpe=true`),
};
type Listed = Record<string, unknown>;
const listOf: Record<WallId, (body: Record<string, never>) => Listed[]> = {
  a: (body) => body['surveys'] ?? [],
  b: (body) => (body['data'] as Record<string, Listed[]> | undefined)?.['surveys'] ?? [],
  c: (body) => (body['data'] as Record<string, Listed[]> | undefined)?.['offers'] ?? [],
  d: (body) => body['offers'] ?? [],
};
const linkOf: Record<WallId, string> = { a: 'href', b: 'click_url', c: 'link', d: 'tracking_link' };

describe('the list of offers', () => {
  test.each(wallIds)('wall %s tells what its page lists, and each link opens the page at it', async (wall) => {
    const simulator = await runningSimulator();
    const answer = await ask[wall](simulator);
    expect(answer.status).toBe(200);
    const offers = listOf[wall](await readJson(answer));
    expect(offers).toHaveLength(5);
    const address = String(offers[0]?.[linkOf[wall]]).replace('{userID}', member);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    const ids = [...(await page.text()).matchAll(/data-complete="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(offers.map((offer) => offer['id'] ?? offer['offerID']));
    expect(new URL(address).hash).toBe(`#${ids[0]}`);
  });

  test('a game has steps that together pay the whole', async () => {
    const simulator = await runningSimulator();
    const offers = listOf.d(await readJson(await ask.d(simulator)));
    const game = offers.find(({ conversion_type: type }) => type === 'cpe');
    const steps = game?.['cpe_instructions'] as { payout: number }[];
    expect(steps).toHaveLength(3);
    expect(steps.reduce((total, { payout }) => total + payout, 0)).toBe(game?.['payout']);
    expect(game?.['platforms']).toEqual(['android', 'ios']);
  });

  test('each wall refuses in its own way who does not say for whom', async () => {
    const simulator = await runningSimulator();
    const answers = [
      await simulator.request(`/walls/a/offers?ext_user_id=${member}`),
      await simulator.request('/walls/b/offers', { headers: { 'x-user-id': member } }),
      await simulator.post('/walls/c/offers', { apiKey: 'demo' }),
      await simulator.request('/walls/d/offers?external_identifier=%3Cx%3E'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200, 200]);
    const told = await Promise.all(answers.map((answer) => readJson(answer)));
    expect(told).toMatchObject([{ status: 'error' }, { status: 'error' }, { success: false }, { status: 'error' }]);
  });

  test('fails on demand, one wall alone', async () => {
    const simulator = await runningSimulator();
    await simulator.post('/sim/faults', { offers: { a: 'malformed', c: 'error' } });
    expect(await (await ask.a(simulator)).text()).toBe('{"surveys": [');
    expect((await ask.c(simulator)).status).toBe(503);
    expect((await ask.b(simulator)).status).toBe(200);
  });
});
