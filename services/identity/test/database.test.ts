import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

test('a database that goes away in the middle of a call is 503, not our mistake; the next call works again', async () => {
  site.platform.add({ name: 'Interrupted' });
  const database = site.service.kit.database;
  const lock = await database.transaction();
  await lock.raw('lock table members in access exclusive mode');
  const answering = site.browser().signIn('Interrupted');
  const waiting = await until('the call waits for the table, not a background job', async () => {
    const { rows } = await database.raw<{ rows: { pid: number }[] }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%from "members" where "platform_user_id"%'`,
    );
    return rows[0];
  });
  await database.raw('select pg_terminate_backend(?)', [waiting.pid]);
  const answer = await answering;
  await lock.rollback();
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  expect((await site.browser().signIn('Interrupted')).statusCode).toBe(200);
});
