import { until } from '@facet/tooling/until';
import { describe, expect, test } from 'vitest';
import { whileGone, whileStopped } from '../support/site-process.ts';
import { member, remotes, site } from './faulty-site.ts';
import { readServices } from './remote.ts';
import { untilRefused } from './until-refused.ts';

type Away = (service: string, work: () => Promise<void>) => Promise<void>;

const gone: Away = (service, work) =>
  whileGone(site.dataDir, service, async () => {
    await untilRefused(site.url, service, await member.cookie());
    await work();
  });
const held: Away = (service, work) => whileStopped(site.dataDir, service, work);
/**
 * In every test run the service that most others ask is gone; `npm run test:long`: each, and held too, so that calls
 * are taken and never answered.
 */
const isLong = process.env['TEST_LENGTH'] === 'long';
const ways = { gone, ...(isLong && { held }) };
const tried = readServices().filter((service) => (isLong ? service !== 'identity' : service === 'wallet'));

describe.each(Object.entries(ways))('a service that is %s', (_way, whileAway) => {
  test.each(tried)('%s: its pages say so, the rest works, and Retry brings them back', async (service) => {
    await member.home();
    // Others may name it too, for what they bring to operators: their own pages go on.
    const own = remotes.filter(({ name }) => name === `mfe-${service}`);
    const others = remotes.filter((remote) => !own.includes(remote));
    await whileAway(service, async () => {
      for (const remote of own) {
        // What was on its way when the service went may still come: then the page is opened again, as a person would.
        await until(
          `${remote.name} to say what did not load`,
          async () => {
            await member.visit(remote);
            const failure = member.failures().first();
            return failure.waitFor({ timeout: 20_000 }).then(
              () => true,
              () => false,
            );
          },
          90_000,
        );
      }
      for (const remote of others) {
        await member.visit(remote);
        await member.shows(remote);
      }
      await member.home();
    });
    for (const remote of own) {
      await member.visit(remote);
      // A piece that asked before the service was back, or by a timer meanwhile, fails after the others have come, and
      // has a Retry of its own.
      await until(`nothing of ${remote.name} has failed`, async () => {
        await member.retryUntil(`the page of ${remote.name}`, () => member.isShown(remote));
        return (await member.isSettled()) && (await member.failures().count()) === 0;
      });
    }
  });

  test('identity: an open page goes on, who comes back is not taken for a visitor, and Retry brings the dashboard', async () => {
    await member.home();
    await whileAway('identity', async () => {
      for (const remote of await member.linked(remotes)) {
        await member.visit(remote);
        await member.shows(remote);
      }
      await member.page.goto('/');
      await member.page.getByRole('heading', { name: 'Your account did not load' }).waitFor({ timeout: 60_000 });
    });
    const welcome = member.page.getByRole('heading', { name: /^Welcome/ });
    await member.retryUntil('the dashboard', () => welcome.isVisible());
    expect(await welcome.isVisible()).toBe(true);
  });
});
