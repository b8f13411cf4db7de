import { type FakeService, startFakeService, until } from '@facet/service-kit/testing';
import { expect } from 'vitest';
import { answering, type Told } from './fake-offers.ts';
import { wallMemberIds } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

const BROWSERS = 'http://127.0.0.1:1/walls';

interface Listed {
  id: string;
  provider: { id: string; label: string };
  title: string | null;
  startedAt: string | null;
  isNew: boolean;
  reward: string;
  perMinute: string | null;
}
export interface OffersAnswer {
  offers: Listed[];
  total: number;
  nextCursor: string | null;
  providers: { id: string; label: string; state: string }[];
  begun: { id: string; paidSteps: number; steps: number; isOffered: boolean; title: string | null }[];
}

/** Earn with walls that answer as they are told. */
export async function openOffers() {
  const walls = await startFakeService(answering({}));
  // As in containers: browsers reach the walls where earn does not.
  const earn = await startEarn({ WALLS_BASE_URL: BROWSERS, OFFERS_BASE_URL: `${walls.url}/walls` });

  async function look(member: string, query = ''): Promise<OffersAnswer> {
    const { status, body } = await earn.as(member, 'GET', `/api/offers${query}`);
    expect(status).toBe(200);
    return body as unknown as OffersAnswer;
  }
  return {
    earn,
    look,
    answered: (told: Told) => walls.answer(answering(told)),
    /** The lists as they are when no provider is being asked any more. */
    async settledLook(member: string, query = ''): Promise<OffersAnswer> {
      await until(
        'each provider has answered or failed',
        async () => (await look(member, query)).providers.every(({ state }) => state !== 'asking'),
        30_000,
      );
      return look(member, query);
    },
    start: (member: string, provider: string, offer: string) =>
      earn.as(member, 'POST', '/api/offers/start', { payload: { provider, offer } }),
    questions: (member: string) => questionsOf(walls, member),
    later: (member: string, seconds: number) => ageLists(earn, member, seconds),
    async close() {
      await earn.close();
      await walls.stop();
    },
  };
}

function questionsOf({ calls }: FakeService, member: string) {
  const ids = ['a', 'b', 'c', 'd'].map((wall) => wallMemberIds.of(wall, member));
  return calls.filter(({ url, headers, body }) => {
    const text = `${url} ${String(headers['x-user-id'])} ${JSON.stringify(body)}`;
    return ids.some((id) => text.includes(id));
  });
}

/** As if so much time had gone by since the lists came. */
async function ageLists({ database }: Earn, member: string, seconds: number): Promise<void> {
  await database('offer_lists')
    .where({ member_id: member })
    .update({
      answered_at: database.raw(`answered_at - ? * interval '1 second'`, [seconds]),
      due_at: database.raw(`due_at - ? * interval '1 second'`, [seconds]),
    });
}
