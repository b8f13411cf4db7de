import { until } from '@facet/service-kit/testing';
import { expect, test } from 'vitest';
import { startSocial, type Person } from './support/start-social.ts';

const CROWD = 30;
/** As many as are between seat and fee at one time. */
const AT_ONCE = 8;

test('of a crowd that joins at once a few take seats, and those who wait have taken none', async () => {
  const social = await startSocial({ CALL_DEADLINE_MS: '4000' });
  const { database } = social.service.kit;
  const states = async (): Promise<string[]> => (await database('entries').select('state')).map(({ state }) => state);
  const event = await social.event();
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => social.person({ hundredths: 10_000 })));
  const join = (person: Person) => person.post(`/api/events/${event}/join`, {});
  social.wallet.fail('hang');
  const answers = crowd.map(join);
  await until('some have a seat', async () => (await states()).length === AT_ONCE);
  // a read of its own, and its way there and back, for one more to take a seat
  await crowd[0]?.get('/api/events');
  expect(await states()).toEqual(Array.from({ length: AT_ONCE }, () => 'opening'));
  social.wallet.fail('no');
  await Promise.all(answers);
  await social.remove();
});
