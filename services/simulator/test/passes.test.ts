import { describe, expect, test } from 'vitest';
import { readJson, passesOf, personNamed, runningSimulator } from './running-simulator.ts';

describe('experiences', () => {
  test('everybody has two, and each place leads to its universe', async () => {
    const simulator = await runningSimulator();
    const { id } = await personNamed(simulator, 'builder');
    const { data, nextPageCursor } = await simulator.get(`/v2/users/${id}/games?accessFilter=2&limit=10&sortOrder=Asc`);
    expect(data).toHaveLength(2);
    expect(nextPageCursor).toBeNull();
    for (const game of data) {
      const rootPlaceId = game.rootPlace.id;
      expect(game).toMatchObject({ creator: { id, type: 'User', name: 'builder' }, rootPlace: { type: 'Place' } });
      expect(await simulator.get(`/universes/v1/places/${rootPlaceId}/universe`)).toEqual({ universeId: game.id });
      expect(await simulator.get(`/v1/games?universeIds=${game.id}`)).toMatchObject({ data: [{ id: game.id, rootPlaceId }] });
    }
    expect(await simulator.get('/universes/v1/places/1818/universe')).toEqual({ universeId: null });
    expect((await simulator.request(`/v2/users/${id}/games?limit=11`)).status).toBe(400);
  });

  test('empty_ has none, nopass_ has them without passes', async () => {
    const simulator = await runningSimulator();
    const empty = await personNamed(simulator, 'empty_x');
    expect((await simulator.get(`/v2/users/${empty.id}/games`)).data).toEqual([]);
    expect(await passesOf(simulator, 'nopass_x')).toEqual([]);
  });
});

describe('game passes', () => {
  test('each experience sells four at 25, 100, 250 and 1000, made by its owner', async () => {
    const simulator = await runningSimulator();
    const { id } = await personNamed(simulator, 'seller');
    const { data } = await simulator.get(`/v2/users/${id}/games`);
    const ids = new Set<number>();
    for (const game of data) {
      const list = await simulator.get(`/game-passes/v1/universes/${game.id}/game-passes?passView=Full&pageSize=100`);
      expect(list.gamePasses.map((pass: { price: number }) => pass.price)).toEqual([25, 100, 250, 1000]);
      expect(list.nextPageToken).toBeNull();
      for (const pass of list.gamePasses) {
        ids.add(pass.id).add(pass.productId);
        expect(pass).toMatchObject({ isForSale: true, creator: { creatorType: 'User', creatorId: id, name: 'seller' } });
      }
    }
    expect(ids.size).toBe(16);
  });

  test('the list is paged by token to its end, each pass once', async () => {
    const simulator = await runningSimulator();
    const all = await passesOf(simulator, 'pager');
    const { id } = await personNamed(simulator, 'pager');
    const universe = (await simulator.get(`/v2/users/${id}/games`)).data[0].id;
    const list = `/game-passes/v1/universes/${universe}/game-passes?passView=Full&pageSize=3`;
    const seen: number[] = [];
    let token: string | null = '';
    while (token !== null) {
      const page: { gamePasses: { id: number }[]; nextPageToken: string | null } = await simulator.get(`${list}&pageToken=${token}`);
      seen.push(...page.gamePasses.map((pass) => pass.id));
      token = page.nextPageToken;
    }
    expect(seen).toEqual(all.map((pass) => pass.id));
    expect((await simulator.request(`${list}&pageToken=made-up`)).status).toBe(400);
  });

  test('product info and details agree with the list; an unknown pass is refused in the shape of that host', async () => {
    const simulator = await runningSimulator();
    const [, pass] = await passesOf(simulator, 'shop');
    const info = await simulator.get(`/game-passes/v1/game-passes/${pass?.id}/product-info`);
    expect(info).toMatchObject({ TargetId: pass?.id, ProductId: pass?.productId, PriceInRobux: 100, IsForSale: true });
    expect(info.Creator).toMatchObject({ Id: pass?.creator.creatorId, CreatorType: 'User' });
    const details = await simulator.get(`/game-passes/v1/game-passes/${pass?.id}/details`);
    expect(details).toMatchObject({
      gamePassId: pass?.id,
      price: 100,
      priceInformation: { defaultPriceInRobux: 100, enabledFeatures: [] },
    });
    const unknown = await simulator.request('/game-passes/v1/game-passes/5/product-info');
    expect(unknown.status).toBe(404);
    expect(await readJson(unknown)).toMatchObject({ errorCode: 'PassNotFound' });
  });

  test('a pass can be taken off sale or priced anew by hand', async () => {
    const simulator = await runningSimulator();
    const [pass] = await passesOf(simulator, 'changer');
    const info = () => simulator.get(`/game-passes/v1/game-passes/${pass?.id}/product-info`);
    await simulator.post(`/sim/passes/${pass?.id}`, { price: 30 });
    expect(await info()).toMatchObject({ PriceInRobux: 30, IsForSale: true });
    await simulator.post(`/sim/passes/${pass?.id}`, { isForSale: false });
    expect(await info()).toMatchObject({ PriceInRobux: null, IsForSale: false });
    await simulator.post(`/sim/passes/${pass?.id}`, { isForSale: true });
    expect((await passesOf(simulator, 'changer'))[0]?.price).toBe(30);
  });

  test('the list that died in August 2025 is gone', async () => {
    const simulator = await runningSimulator();
    expect((await simulator.request('/v1/games/1/game-passes')).status).toBe(404);
  });
});
