import { describe, expect, test } from 'vitest';
import { readOffers, UnreadableOffers } from '../src/offers/read-offers.ts';
import { catalogue, type OfferListRecipe, recipeOf } from '../src/walls/index.ts';

const member = '0190d6b2-0000-7000-8000-000000000002';
const list = (wall: string): OfferListRecipe => recipeOf(wall).offers.list as OfferListRecipe;
const read = (wall: string, answer: unknown, capHundredths = 1_000_000n, base: string | null = null) =>
  readOffers(list(wall), typeof answer === 'string' ? answer : JSON.stringify(answer), { memberId: member, capHundredths, base });

const survey = { id: '12', loi: 7, payout: '62.5', category: 'Shopping habits', href: 'https://click.cpx-research.com/?k=1' };
const surveys = (...more: object[]) => ({ status: 'success', surveys: more });
const game = {
  offerID: 'g-1',
  type: 'multistep',
  name: 'Gem Harbor',
  description: 'New players only',
  categories: ['mobilegame'],
  devices: ['android', 'iphone'],
  link: 'https://wall.lootably.com/o/1?u={userID}',
  goals: [{ currencyReward: 20 }, { currencyReward: 30.5 }],
};
const offers = (...more: object[]) => ({ success: true, data: { offers: more } });

describe('what a provider answers', () => {
  test('each provider of the catalogue says how it tells its offers, and from where that is known', () => {
    const apis = [...catalogue.values()].map(({ offers: { api, source, says } }) => ({ api, isSourced: source !== '' && says !== '' }));
    expect(apis).toHaveLength(27);
    expect(apis.every(({ isSourced }) => isSourced)).toBe(true);
    expect([...catalogue.values()].filter(({ offers: one }) => one.list !== undefined).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a survey of CPX Research', () => {
    expect(read('a', surveys(survey))).toEqual([
      {
        id: '12',
        title: 'Shopping habits',
        detail: null,
        kind: 'survey',
        device: 'any',
        minutes: 7,
        rewardHundredths: '6250',
        steps: 1,
        link: 'https://click.cpx-research.com/?k=1',
      },
    ]);
  });

  test('a survey of BitLabs', () => {
    const one = { id: 77, value: '31.2', loi: 8.2, click_url: 'https://web.bitlabs.ai/s/77', category: { name: 'Music' } };
    expect(read('b', { status: 'success', data: { surveys: [one] } })).toMatchObject([
      { id: '77', title: 'Music', minutes: 9, rewardHundredths: '3120' },
    ]);
  });

  test('a game of Lootably pays what its goals pay, on a phone, under the member’s id', () => {
    expect(read('c', offers(game))).toMatchObject([
      { kind: 'game', device: 'phone', steps: 2, rewardHundredths: '5050', link: `https://wall.lootably.com/o/1?u=${member}` },
    ]);
  });

  test('an app of ayeT-Studios', () => {
    const app = {
      id: 274785,
      name: 'Castle Keepers',
      conversion_instructions_short: 'Reach level 12',
      payout: 380,
      conversion_time: 9000,
      tracking_link: 'https://www.ayetstudios.com/s2s/1',
      platforms: ['android', 'desktop'],
      tags: { categories: ['Strategy', 'Games'] },
      cpe_instructions: [{ payout: 100 }, { payout: 280 }],
    };
    expect(read('d', { status: 'success', offers: [app] })).toMatchObject([
      { id: '274785', detail: 'Reach level 12', kind: 'game', device: 'any', minutes: 150, steps: 2, rewardHundredths: '38000' },
    ]);
  });

  test.each([
    ['no JSON', '{"surveys": ['],
    ['no success', { status: 'error', surveys: [] }],
    ['no list', { status: 'success', surveys: { id: '1' } }],
    ['an own name of every object', { status: 'success', constructor: [] }],
  ])('%s is no list', (_case, answer) => {
    expect(() => read('a', answer)).toThrow(UnreadableOffers);
  });

  test.each([
    ['no id', { ...survey, id: '' }],
    ['an id with a blank', { ...survey, id: '1 2' }],
    ['an endless id', { ...survey, id: 'x'.repeat(101) }],
    ['no reward', { ...survey, payout: undefined }],
    ['a reward that varies', { ...survey, payout: 'variable' }],
    ['a negative reward', { ...survey, payout: '-5' }],
    ['less than a hundredth', { ...survey, payout: '0.001' }],
    ['more than the cap', { ...survey, payout: '100.01' }],
    ['no link', { ...survey, href: undefined }],
    ['a script for a link', { ...survey, href: 'javascript:alert(1)' }],
    ['an open link', { ...survey, href: 'http://click.cpx-research.com/' }],
    ['a link with a password', { ...survey, href: 'https://me:pw@click.cpx-research.com/' }],
    ['an endless link', { ...survey, href: `https://click.cpx-research.com/${'x'.repeat(2_000)}` }],
    ['no object', 'a text'],
    ['nothing', null],
  ])('%s: that offer is left out, its neighbours stay', (_case, bad) => {
    const answer = { status: 'success', surveys: [bad, { ...survey, id: 'good' }] };
    expect(read('a', answer, 10_000n).map(({ id }) => id)).toEqual(['good']);
  });

  test('a title is one line that holds what is seen, cut where it is too long; markup is none', () => {
    const titles = ['  Two\n lines\u202e\u0007 ', '\ud83d\ude00'.repeat(200), '<img src=x>', 'a < b', 7, ''];
    const found = read('a', surveys(...titles.map((category, index) => ({ ...survey, id: `n${index}`, category }))));
    expect(found.map(({ title }) => title)).toEqual(['Two lines', `${'\ud83d\ude00'.repeat(119)}…`, null, 'a < b', '7', null]);
  });

  test('one offer is listed once, and a hundred at most', () => {
    expect(read('a', surveys(survey, { ...survey, payout: '1' }))).toMatchObject([{ rewardHundredths: '6250' }]);
    expect(read('a', surveys(...Array.from({ length: 300 }, (_one, index) => ({ ...survey, id: String(index) }))))).toHaveLength(100);
  });

  test('numbers are read as written', () => {
    const text = JSON.stringify(surveys(survey)).replace('"62.5"', '0.29').replace('"12"', '12345678901234567890');
    expect(read('a', text)).toMatchObject([{ id: '12345678901234567890', rewardHundredths: '29' }]);
  });

  test('the simulator’s links need not be https, others do', () => {
    const base = 'http://127.0.0.1:8090/walls/a';
    const links = ['http://127.0.0.1:8090/walls/a?x=1', 'http://127.0.0.1:9999/'];
    const answer = surveys(...links.map((href, index) => ({ ...survey, id: `n${index}`, href })));
    expect(read('a', answer, 1_000_000n, base).map(({ id }) => id)).toEqual(['n0']);
  });
});
