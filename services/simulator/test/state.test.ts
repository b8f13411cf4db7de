import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fakeSite } from './fake-site.ts';
import { readJson, goodCookie, passesOf, personNamed, runningSimulator, signedIn } from './running-simulator.ts';

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'state', 'simulator.jsonl');
}

test('names, profiles, passes, purchases and the purse outlive a restart', async () => {
  const file = stateFile();
  const before = await runningSimulator({ stateFile: file });
  const person = await personNamed(before, 'Keeper');
  const [first, second] = await passesOf(before, 'Keeper');
  await before.post('/sim/users/keeper/description', { description: 'still here' });
  await before.post(`/sim/passes/${second?.id}`, { price: 101 });
  const order = { expectedCurrency: 1, expectedPrice: 25, expectedSellerId: person.id };
  await before.post(`/v1/purchases/products/${first?.productId}`, order, await signedIn(before));
  await before.close();

  const after = await runningSimulator({ stateFile: file });
  expect(await after.get(`/v1/users/${person.id}`)).toMatchObject({ name: 'Keeper', description: 'still here' });
  expect((await passesOf(after, 'KEEPER')).map(({ price }) => price)).toEqual([25, 101, 250, 1000]);
  const again = await after.post(`/v1/purchases/products/${first?.productId}`, order, await signedIn(after));
  expect(await readJson(again)).toMatchObject({ purchased: false, reason: 'AlreadyOwned' });
  expect(await readJson(await after.request('/v1/user/currency', { headers: goodCookie }))).toEqual({ robux: 99_975 });
});

test('without a file, experiences and passes are still known from the id alone', async () => {
  const before = await runningSimulator();
  const { id } = await personNamed(before, 'Forgotten');
  const games = await before.get(`/v2/users/${id}/games`);
  const after = await runningSimulator();
  const again = await after.get(`/v2/users/${id}/games`);
  expect(again.data.map((game: { id: number }) => game.id)).toEqual(games.data.map((game: { id: number }) => game.id));
});

test('half a line of a killed run is dropped, and the next fact does not join it', async () => {
  const file = stateFile();
  const before = await runningSimulator({ stateFile: file });
  await personNamed(before, 'Whole_One');
  await before.close();
  appendFileSync(file, '{"section":"people","fact":{"userId":1,"na');
  const after = await runningSimulator({ stateFile: file });
  await personNamed(after, 'Next_One');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = lines.map((line) => JSON.parse(line).fact.name);
  expect(names).toEqual(expect.arrayContaining(['Whole_One', 'Next_One']));
});

test('a postback that was not delivered is taken up by the next run', async () => {
  const file = stateFile();
  const site = await fakeSite({ status: 503, body: '' }, { status: 200, body: '1' });
  const settings = { stateFile: file, siteUrl: site.url, siteConnectUrl: site.url, retryScale: 1 };
  const before = await runningSimulator(settings);
  await before.post('/sim/walls/c/complete', { userId: 'm1', txnId: 'T9' });
  expect(site.calls).toHaveLength(1);
  await before.close();
  const after = await runningSimulator(settings);
  await site.received(2);
  expect(site.calls[1]?.target).toBe(site.calls[0]?.target);
  await expect.poll(async () => (await after.get('/sim/walls/c/postbacks?userId=m1')).postbacks[0].state).toBe('accepted');
});
