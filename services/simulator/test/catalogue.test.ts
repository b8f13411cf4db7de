import { describe, expect, test } from 'vitest';
import { readJson, goodCookie, runningSimulator, signedIn, type RunningSimulator } from './running-simulator.ts';

async function template(simulator: RunningSimulator, assetId: number): Promise<Buffer> {
  const withCookie = (id: number) => simulator.request(`/v1/asset/?id=${id}`, { headers: goodCookie });
  const document = await (await withCookie(assetId)).text();
  const imageId = /<Content name="ShirtTemplate">\s*<url>[^<]*\?id=(\d+)<\/url>/.exec(document)?.[1];
  return Buffer.from(await (await withCookie(Number(imageId))).arrayBuffer());
}

async function upload(simulator: RunningSimulator, name: string, media: Buffer) {
  const form = new FormData();
  form.set('media', new Blob([new Uint8Array(media)], { type: 'image/png' }), 'template.png');
  form.set('config', JSON.stringify({ name, description: '', creatorTargetId: 1, creatorType: 'User' }));
  const headers = await signedIn(simulator);
  return simulator.request('/v1/avatar-assets/11/upload', { method: 'POST', headers, body: form });
}

describe('the catalogue', () => {
  test('pages through more than a hundred shirts, each once', async () => {
    const simulator = await runningSimulator();
    const ids: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path = `/v2/search/items/details?AssetTypeIds=11&limit=30&cursor=${cursor}`;
      const page: { data: { id: number }[]; nextPageCursor: string | null } = await simulator.get(path);
      ids.push(...page.data.map((shirt) => shirt.id));
      cursor = page.nextPageCursor;
    }
    expect(ids.length).toBeGreaterThanOrEqual(100);
    expect(new Set(ids).size).toBe(ids.length);
    const older = await simulator.get('/v1/search/items?category=Clothing&subcategory=ClassicShirts&limit=120&salesTypeFilter=1');
    expect(older.data.map((shirt: { id: number }) => shirt.id)).toEqual(ids);
    expect((await simulator.request('/v2/search/items/details?limit=7')).status).toBe(400);
  });

  test('details of items need the handshake even without a cookie', async () => {
    const simulator = await runningSimulator();
    const body = { items: [{ itemType: 1, id: 1_000_000_001 }] };
    const refused = await simulator.post('/v1/catalog/items/details', body);
    expect(refused.status).toBe(403);
    const token = refused.headers.get('x-csrf-token') ?? '';
    const answer = await simulator.post('/v1/catalog/items/details', body, { 'x-csrf-token': token });
    expect((await readJson(answer)).data).toMatchObject([{ id: 1_000_000_001, name: 'Emerald Hoodie' }]);
  });

  test('a shirt is a document that names its picture of 585x559, for those who are signed in', async () => {
    const simulator = await runningSimulator();
    expect((await simulator.request('/v1/asset/?id=1000000001')).status).toBe(401);
    const picture = await template(simulator, 1_000_000_001);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([585, 559]);
    expect(picture.equals(await template(simulator, 1_000_000_002))).toBe(false);
    const official = await simulator.request('/asset-delivery-api/v1/assetId/1000000001', { headers: { 'x-api-key': 'sim-key' } });
    expect(await (await fetch((await readJson(official)).location)).text()).toContain('ShirtTemplate');
  });

  test('an upload costs 10 and gives a new asset; what is wrong costs nothing', async () => {
    const simulator = await runningSimulator();
    const picture = await template(simulator, 1_000_000_003);
    const good = await upload(simulator, 'Emerald Tee (Clone)', picture);
    expect(good.status).toBe(200);
    const { assetId } = await readJson(good);
    expect(await simulator.get(`/v2/assets/${assetId}/details`)).toMatchObject({ Name: 'Emerald Tee (Clone)', AssetTypeId: 11 });
    const wrong = [
      { name: '', media: picture },
      { name: 'Moderated Tee', media: picture },
      { name: 'Tee', media: Buffer.from('no picture') },
    ];
    for (const { name, media } of wrong) {
      const refused = await upload(simulator, name, media);
      expect([refused.status, (await readJson(refused)).errors[0].code]).toEqual([400, 16]);
    }
    expect(await readJson(await simulator.request('/v1/user/currency', { headers: goodCookie }))).toEqual({ robux: 99_990 });
  });

  test('a hidden template is refused, and shown again when it is no longer hidden', async () => {
    const simulator = await runningSimulator();
    const status = async () => (await simulator.request('/v1/asset/?id=1000000001', { headers: goodCookie })).status;
    await simulator.post('/sim/shirts/1000000001', { isPrivate: true });
    expect(await status()).toBe(403);
    await simulator.post('/sim/shirts/1000000001', { isPrivate: false });
    expect(await status()).toBe(200);
    expect((await simulator.post('/sim/shirts/5', { isPrivate: true })).status).toBe(404);
  });

  test.each([
    ['rate-limited', 429],
    ['error', 500],
    ['challenge', 403],
  ])('an upload fails on demand: %s', async (fault, status) => {
    const simulator = await runningSimulator();
    const picture = await template(simulator, 1_000_000_003);
    await simulator.post('/sim/faults', { upload: fault });
    expect((await upload(simulator, 'Emerald Tee (Clone)', picture)).status).toBe(status);
    expect(await simulator.get('/sim/uploads')).toEqual({ uploads: [] });
  });

  test('an upload whose answer is lost is there all the same', async () => {
    const simulator = await runningSimulator();
    const picture = await template(simulator, 1_000_000_003);
    await simulator.post('/sim/faults', { upload: 'timeout-after-uploading' });
    const lost = upload(simulator, 'Emerald Tee (Clone)', picture).catch(() => 'cut off');
    await expect.poll(() => simulator.get('/sim/uploads')).toMatchObject({ uploads: [{ name: 'Emerald Tee (Clone)', fee: 10 }] });
    await simulator.close();
    expect(await lost).toBe('cut off');
  });
});
