import { platformContract } from './support/platform-contract.ts';
import { BOT_COOKIE, GROUP_ID, startFakePlatform } from './support/platform.ts';
import { startSimulator } from './support/simulator.ts';

/** As the fake sells them: what is for sale, and one that is not. */
const PRICES = [5, 25, 100, null];

platformContract('as the tests fake it', async () => {
  const platform = await startFakePlatform();
  const known = new Set<number>();
  return {
    url: platform.url,
    goodCookie: BOT_COOKIE,
    groupId: GROUP_ID,
    member(nth) {
      if (!known.has(nth)) {
        known.add(nth);
        platform.members.add(nth);
        platform.passes.push(...PRICES.map((price, index) => ({ id: nth * 1_000 + index, price, seller: nth, universe: nth * 10 + 1 })));
      }
      return Promise.resolve(String(nth));
    },
    stop: () => platform.stop(),
  };
});

platformContract('as the simulator plays it', async () => {
  const simulator = await startSimulator();
  const { url } = simulator;
  return {
    url,
    goodCookie: 'sim-good',
    groupId: '1',
    async member(nth) {
      const person = (await (await fetch(`${url}/sim/users/contract_${nth}`)).json()) as { id: number; passes: { id: number }[] };
      await fetch(`${url}/sim/passes/${person.passes.at(-1)?.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isForSale: false }),
      });
      return String(person.id);
    },
    stop: async () => simulator.stop(),
  };
});
