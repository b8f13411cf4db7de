import { uuidv7 } from '@facet/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

test('the latest rank that social gave is shown, in whatever order the events come', async () => {
  site.platform.add({ name: 'Ranked_1' });
  const browser = site.browser();
  const { id, rank } = (await browser.signIn('Ranked_1')).json();
  expect(rank).toBe('Bronze');
  const tell = (to: string, time: string) =>
    site.service.internal.inject({
      method: 'POST',
      url: '/internal/events',
      headers: { authorization: site.env.keys.serviceAuthorization('social', 'identity') },
      payload: {
        specversion: '1.0',
        id: uuidv7(),
        source: '/social',
        type: 'rewards.social.member.rank.changed.v1',
        subject: id,
        time,
        datacontenttype: 'application/json',
        data: { memberId: id, rank: to },
      },
    });
  expect((await tell('Gold', '2026-05-02T00:00:00.000Z')).statusCode).toBe(204);
  expect((await tell('Silver', '2026-05-01T00:00:00.000Z')).statusCode).toBe(204);
  const row = await site.service.kit.database('members').where({ id }).first('rank');
  expect(row?.rank).toBe('Gold');
});
