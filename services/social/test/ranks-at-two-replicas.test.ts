import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { giveDueRanks } from '../src/ranks/index.ts';
import { startSocial, type Social } from './support/start-social.ts';

/** More than one portion. */
const REFERRERS = 450;

let social: Social;
beforeAll(async () => {
  social = await startSocial();
});
afterAll(() => social.remove());

test('a rank that many reach is given and told once to each, by two replicas at once', async () => {
  const { kit } = social.service;
  const { database } = kit;
  const [lowest, next] = await database<{ id: string; required_earnings: bigint }>('ranks').orderBy('required_earnings').limit(2);
  const ids = Array.from({ length: REFERRERS }, () => uuidv7());
  await database('members').insert(
    ids.map((id, index) => ({ member_id: id, username: `referrer_${index}`, named_at: new Date(), registered_at: new Date() })),
  );
  await database('referrers').insert(ids.map((id) => ({ member_id: id, total: next?.required_earnings, rank_id: lowest?.id })));
  await Promise.all([giveDueRanks(kit), giveDueRanks(kit)]);
  expect(await database('referrers').whereIn('member_id', ids).distinct('rank_id')).toEqual([{ rank_id: next?.id }]);
  await social.settled();
  expect(social.ranksTold()).toHaveLength(REFERRERS);
  expect(ids.filter((id) => social.noticesOf({ id }).length !== 1)).toEqual([]);
});
