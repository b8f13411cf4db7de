import { expect, onTestFinished, test } from 'vitest';
import { Drills } from '../src/shards/drill.ts';
import { drills, type DrillName } from '../src/shards/weather.ts';
import { bySpread, type Route } from '../src/site/route.ts';

test('one wallet of three fails, in each way, and the money is right', async () => {
  const site = new Drills();
  onTestFinished(() => site.close());
  for (const name of Object.keys(drills) as DrillName[])
    expect({ name, wrong: (await site.run(name, 1)).wrong }).toEqual({ name, wrong: [] });
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
  const site = new Drills(forgetful());
  onTestFinished(() => site.close());
  const { wrong } = await site.run('cut-off', 1);
  expect(wrong.join('\n')).toMatch(/wallet-1 has rows of .*, who lies elsewhere/);
});
