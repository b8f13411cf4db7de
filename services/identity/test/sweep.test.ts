import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../src/sweep.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

test('what cannot be forgotten keeps nothing else', async () => {
  const { database, log } = site.service.kit;
  await site.browser().signIn('long_ago');
  await database('sessions').update({ ended_at: database.raw(`clock_timestamp() - interval '91 days'`) });
  await database.raw('alter table known_devices rename to away');
  const job = sweep({ ...site.service.kit, database, log });
  await job.start();
  await until('the session is forgotten', async () => (await database('sessions').first('id')) === undefined);
  await job.stop();
  await database.raw('alter table away rename to known_devices');
  expect(await database('sessions')).toEqual([]);
});
