import { PlatformHttp } from '@facet/service-kit/outward';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlatformAccounts, PlatformClient, type ListedGamepass, type Order } from '../../src/platform/index.ts';

/** A stand-in for the game platform. */
export interface PlatformUnderTest {
  url: string;
  /** Of an account that may buy. */
  goodCookie: string;
  groupId: string;
  /** The platform's id of the nth member: in the group, with gamepasses on sale, one of them not for sale. */
  member(nth: number): Promise<string>;
  stop(): Promise<void>;
}

/** More than a page. */
const MANY = 105;
const NOBODY = '900000000000';

/**
 * What the wallet relies on. It runs against the fake of its tests and against the simulator, as the wallet's own
 * client sees them.
 */
export function platformContract(name: string, start: () => Promise<PlatformUnderTest>): void {
  describe(`the game platform, ${name}`, () => {
    let platform: PlatformUnderTest;
    let client: PlatformClient;
    let accounts: PlatformAccounts;
    beforeAll(async () => {
      platform = await start();
      const http = new PlatformHttp({ baseUrl: platform.url, deadlineMs: 5_000, userAgent: 'contract' });
      client = new PlatformClient(http);
      accounts = new PlatformAccounts(http);
    });
    afterAll(() => platform.stop());

    const inTime = () => Promise.resolve(5_000);
    const buy = (order: Order, cookie = platform.goodCookie) => accounts.buy(cookie, order, inTime);
    const account = async () => {
      const found = await accounts.accountOf(platform.goodCookie);
      if (!found) throw new Error('the account is signed out');
      return { ...found, cookie: platform.goodCookie };
    };
    async function passesOf(userId: string): Promise<ListedGamepass[]> {
      const experiences = await client.experiencesOf(userId);
      return (await Promise.all(experiences.map(({ experienceId }) => client.gamepassesOf(experienceId)))).flat();
    }
    async function orderOf(passId: string): Promise<Order> {
      const pass = await client.gamepass(passId);
      if (!pass?.price || pass.sellerUserId === null) throw new Error(`${passId} is not for sale`);
      return { productId: pass.productId, price: pass.price, sellerUserId: pass.sellerUserId };
    }
    async function onSale(nth: number): Promise<ListedGamepass> {
      const pass = (await passesOf(await platform.member(nth))).find(({ price }) => price !== null);
      if (!pass) throw new Error('nothing is on sale');
      return pass;
    }
    const purchasesSince = async (since: Date) => (await accounts.purchasesSince(await account(), { since }, () => false)) ?? [];

    test('knows an account by its cookie, and nobody by another one', async () => {
      expect(await accounts.accountOf(platform.goodCookie)).toMatchObject({ userId: expect.stringMatching(/^\d+$/) });
      expect(await accounts.robuxOf(platform.goodCookie)).toBeGreaterThan(0n);
      expect(await accounts.accountOf('another')).toBeUndefined();
      expect(await accounts.robuxOf('another')).toBeUndefined();
      expect(
        await accounts.eachPage({ cookie: 'another', userId: '1' }, { since: new Date(), pagesMax: 1 }, () => Promise.resolve(false)),
      ).toBe(false);
    });

    test('lists what a member sells, and tells the same of each alone', async () => {
      const userId = await platform.member(1);
      const [experience] = await client.experiencesOf(userId);
      expect(await client.universeOf(experience?.placeId ?? '')).toBe(experience?.experienceId);
      const passes = await passesOf(userId);
      expect(passes.length).toBeGreaterThan(1);
      for (const { id, price } of passes) {
        expect(await client.gamepass(id)).toMatchObject({ id, price, sellerUserId: userId });
        const place = await client.placeOf(id);
        const universes = (await client.experiencesOf(userId)).map(({ experienceId }) => experienceId);
        expect(universes).toContain(await client.universeOf(place ?? ''));
      }
    });

    test('knows nothing of what does not exist', async () => {
      expect(await client.gamepass(NOBODY)).toBeUndefined();
      expect(await client.placeOf(NOBODY)).toBeUndefined();
      expect(await client.universeOf(NOBODY)).toBeUndefined();
    });

    test('knows who is in a group', async () => {
      const userId = await platform.member(1);
      expect(await client.isInGroup(userId, platform.groupId)).toBe(true);
      expect(await client.isInGroup(userId, '123456789')).toBe(false);
    });

    test('sells: the account owns it then, has paid for it, and it is listed', async () => {
      const { id } = await onSale(2);
      const { userId } = await account();
      const order = await orderOf(id);
      const before = (await accounts.robuxOf(platform.goodCookie)) ?? 0n;
      expect(await client.owns(userId, id)).toBe(false);
      expect(await buy(order)).toEqual({ kind: 'bought' });
      expect(await client.owns(userId, id)).toBe(true);
      expect(await accounts.robuxOf(platform.goodCookie)).toBe(before - order.price);
      const found = await accounts.purchaseOf(await account(), { gamepassId: id, since: new Date(Date.now() - 60_000) });
      expect(found).toMatchObject({ gamepassId: id, price: order.price, purchaseId: expect.any(String) });
      expect(Math.abs(Date.now() - Number(found?.boughtAt))).toBeLessThan(60_000);
      expect(await accounts.purchaseOf(await account(), { gamepassId: id, since: new Date(Date.now() + 60_000) })).toBeNull();
    });

    test('does not sell twice, for another price, from another seller, or what is not for sale; and says why', async () => {
      const order = await orderOf((await onSale(3)).id);
      expect(await buy({ ...order, price: order.price + 1n })).toEqual({ kind: 'refused', reason: 'PriceChanged' });
      expect(await buy({ ...order, sellerUserId: '1' })).toEqual({ kind: 'refused', reason: 'SellerChanged' });
      expect(await buy(order)).toEqual({ kind: 'bought' });
      expect(await buy(order)).toEqual({ kind: 'refused', reason: 'AlreadyOwned' });
      const unsold = (await passesOf(await platform.member(3))).find(({ price }) => price === null);
      const { productId = '', sellerUserId } = (await client.gamepass(unsold?.id ?? '')) ?? {};
      expect(await buy({ productId, price: 5n, sellerUserId: sellerUserId ?? '' })).toEqual({ kind: 'refused', reason: 'NotForSale' });
    });

    test('sells to nobody whose cookie it does not know, and nothing that does not exist', async () => {
      const order = await orderOf((await onSale(4)).id);
      expect(await buy(order, 'another')).toEqual({ kind: 'signed_out' });
      expect((await buy({ ...order, productId: NOBODY })).kind).toBe('unknown');
      expect(await client.owns((await account()).userId, (await onSale(4)).id)).toBe(false);
    });

    test('lists purchases a hundred a page, the newest first, each once', async () => {
      const since = new Date(Date.now() - 3_600_000);
      for (let nth = 10; (await purchasesSince(since)).length < MANY; nth += 1)
        for (const { id, price } of await passesOf(await platform.member(nth)))
          if (price !== null && price <= 100n) await buy(await orderOf(id));
      const pages: number[] = [];
      await accounts.eachPage(await account(), { since, pagesMax: 10 }, (page) => {
        pages.push(page.length);
        return Promise.resolve(false);
      });
      expect(pages.slice(0, -1).every((length) => length === 100)).toBe(true);
      expect(pages.length).toBeGreaterThan(1);
      const all = await purchasesSince(since);
      expect(new Set(all.map(({ purchaseId }) => purchaseId)).size).toBe(all.length);
      const times = all.map(({ boughtAt }) => Number(boughtAt));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    });
  });
}
