import { afterAll, expect, onTestFinished, test } from 'vitest';
import { Drills } from '../src/shards/drill.ts';
import { drills, type DrillName } from '../src/shards/weather.ts';
import { bySpread, type Route } from '../src/site/route.ts';

const site = new Drills();
afterAll(() => site.close());

test.each(Object.keys(drills) as DrillName[])('%s: one wallet of three fails, and the money is right', async (name) => {
  expect((await site.run(name, 1)).wrong).toEqual([]);
});

/** Planted: what is sent a second time goes to the first wallet. */
function forgetful(): Route {
  const sent = new Set<string>();
  return (memberId, call) => {
    const { 'idempotency-key': key } = 'headers' in call ? (call.headers as Record<string, string>) : {};
    const isAgain = sent.has(`${memberId} ${key}`);
    if (key !== undefined) sent.add(`${memberId} ${key}`);
    return isAgain ? 0 : bySpread(3)(memberId, call);
  };
}

test('a route that forgets where a call went the first time is found', async () => {
  await site.close();
  const astray = new Drills(forgetful());
  onTestFinished(() => astray.close());
  const { wrong } = await astray.run('cut-off', 1);
  expect(wrong.join('\n')).toMatch(/wallet-1 has rows of .*, who lies elsewhere/);
});
