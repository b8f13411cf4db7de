import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import {
  fakeBombs,
  fakeBombsRules,
  fakeCalls,
  crashStream,
  GAME_ID,
  someBombsGame,
  someCrashGame,
  somePlayLimits,
  someRound,
} from '../../standalone/fake-games.ts';
import { operatorsStates } from './operators-states.ts';

type Page = Parameters<ScreenState['reach']>[0];

const LATER = '2027-01-02T18:30:00.000Z';
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const hangs = () => new Promise(() => undefined);
const every = (call: () => unknown) => Object.fromEntries(Object.keys(fakeCalls()).map((name) => [name, call])) as FakeCalls;
const playing = (revealed: number[]) => ({ ...fakeCalls(), ...fakeBombs(someBombsGame(revealed)) });
const limited = (change: Parameters<typeof somePlayLimits>[0]) => ({
  ...fakeCalls(),
  'GET /api/play-limits': () => somePlayLimits(change),
});
const autoBet = (of: NonNullable<ReturnType<typeof somePlayLimits>['autoBet']> = 'on') => limited({ autoBet: of });
/** Chooses the tiles of the mock-up. */
async function chooseTiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Auto-bet' }).click();
  for (const tile of [7, 13, 14, 19]) await page.getByRole('button', { name: `Tile ${tile}`, exact: true }).click();
}
const rounds = (...all: ReturnType<typeof someRound>[]) => ({
  ...fakeCalls(),
  'GET /api/fairness/rounds': () => ({ rounds: all, nextCursor: null }),
});
const crashed = someCrashGame({ state: 'lost', elapsedMs: 20_000, crashPoint: 3.32 });

/** Thirteen rounds are on the list once the open one is cashed out; none was before. */
function afterSession(): FakeCalls {
  const wins = ['15.80', null, '11.20', '13.60', null, '14.60', null, '14.60', '12.00', null, '16.40', '14.60', '13.60'];
  const played = wins.map((winAmount, index) => {
    const moment = (second: number) => new Date(Date.UTC(2026, 10, 20, 17, 0, second)).toISOString();
    const outcome = winAmount === null ? 'lost' : 'won';
    return someRound({ id: `s${index}`, outcome, winAmount, startedAt: moment(85 * index), endedAt: moment(85 * index + 50) });
  });
  let isOver = false;
  const game = { ...fakeCalls(), ...fakeBombs(someBombsGame([6, 12, 13, 18])) };
  return {
    ...game,
    'POST /api/bombs/cashout': (request) => {
      isOver = true;
      return game['POST /api/bombs/cashout']?.(request);
    },
    'GET /api/fairness/rounds': () => ({ rounds: isOver ? played.toReversed() : [], nextCursor: null }),
  };
}

/** A state that is there once these words are on the page. */
function shows(words: string | RegExp): ScreenState['reach'] {
  return (page) => page.getByText(words).first().waitFor();
}

/** Presses one button after the other, then waits for the words. */
function press(...names: (string | RegExp)[]): { until: (words: string) => ScreenState['reach'] } {
  return {
    until: (words) => async (page: Page) => {
      for (const name of names) await page.getByRole('button', { name }).first().click();
      await page.getByText(words).first().waitFor();
    },
  };
}

/** Every screen of this remote in every state that it has. */
export const states: ScreenState[] = [
  { name: 'games', path: '/games', calls: fakeCalls, reach: shows('81 of 100'), mockup: 'games' },
  { name: 'games, loading', path: '/games', calls: () => every(hangs), reach: shows('Games') },
  { name: 'games, away', path: '/games', calls: () => every(away), reach: shows('Games did not load') },
  {
    name: 'games, a higher limit comes',
    path: '/games',
    calls: () => limited({ nextDailyLossLimit: { dailyLossLimit: '80.00', from: LATER } }),
    reach: shows(/A limit of/),
  },
  {
    name: 'games, excluded',
    path: '/games',
    calls: () => limited({ excludedUntil: LATER }),
    reach: shows(/You have excluded yourself until/),
  },
  { name: 'games, the loss limit', path: '/games', calls: fakeCalls, reach: press('Change').until('R$ per day') },
  { name: 'games, a break', path: '/games', calls: fakeCalls, reach: press('Take a break').until('Start the break') },
  { name: 'games, an exclusion', path: '/games', calls: fakeCalls, reach: press('Exclude myself').until('Exclude me for') },
  { name: 'bombs', path: '/games/bombs', calls: fakeCalls, reach: shows('First gem'), mockup: 'games-feel-b-idle' },
  { name: 'bombs, loading', path: '/games/bombs', calls: () => every(hangs), reach: shows('Bombs') },
  { name: 'bombs, away', path: '/games/bombs', calls: () => every(away), reach: shows(/not available right now/) },
  {
    name: 'bombs, not earned enough',
    path: '/games/bombs',
    member: { totalEarned: '9.60' },
    calls: fakeCalls,
    reach: shows('Earning Requirement Not Met'),
    mockup: 'bombs-gate',
  },
  {
    name: 'bombs, the age is asked',
    path: '/games/bombs',
    calls: () => limited({ minimumAge: 18, ageConfirmed: false }),
    reach: shows('Confirm my age'),
  },
  {
    name: 'bombs, a break',
    path: '/games/bombs',
    calls: () => limited({ timeoutUntil: LATER }),
    reach: shows('You are taking a break'),
  },
  {
    name: 'bombs, nothing opened yet',
    path: '/games/bombs',
    calls: fakeCalls,
    reach: press('Start Game').until('Open a tile to begin'),
  },
  {
    name: 'bombs, in play',
    path: '/games/bombs',
    calls: () => playing([6, 12, 13, 18]),
    reach: shows('Cash out R$ 13.60'),
    mockup: 'games-feel-b-play',
  },
  {
    name: 'bombs, lost',
    path: '/games/bombs',
    calls: () => playing([0]),
    reach: press('Tile 4, hidden').until('BOOM! You hit a bomb! Lost 10.00 R$'),
    mockup: 'games-feel-b-lost',
  },
  {
    name: 'bombs, won',
    path: '/games/bombs',
    calls: () => playing([0, 1]),
    reach: press(/^Cash out/).until('Checked'),
    mockup: 'games-feel-b-won',
  },
  {
    name: 'bombs, the keys',
    path: '/games/bombs',
    calls: fakeCalls,
    reach: press('Keyboard keys').until('Use keys in games'),
    mockup: 'games-feel-keys',
  },
  {
    name: 'bombs, a bet that cannot be',
    path: '/games/bombs',
    calls: fakeCalls,
    reach: async (page) => {
      await page.getByLabel('Bet').fill('5000');
      await press('Start Game').until('Insufficient Balance')(page);
    },
  },
  {
    name: 'bombs, a bet that did not arrive',
    path: '/games/bombs',
    calls: () => ({ ...fakeCalls(), 'POST /api/bombs/start': away }),
    reach: press('Start Game').until('This part of the site is not available right now. Please try again.'),
  },
  {
    name: 'bombs, set for this account',
    path: '/games/bombs',
    calls: () => ({ ...fakeCalls(), 'GET /api/bombs/rules': () => ({ ...fakeBombsRules, winChance: 0.6, rtp: 1.08, isSetForYou: true }) }),
    reach: shows(/set for your account/),
  },
  {
    name: 'bombs, won in a session',
    path: '/games/bombs',
    calls: afterSession,
    reach: press(/^Cash out/).until('18 min'),
    mockup: 'games-feel-b-won',
  },
  {
    name: 'bombs, auto-bet',
    path: '/games/bombs',
    calls: () => autoBet(),
    reach: async (page) => {
      await chooseTiles(page);
      await shows('4 gems pay 1.36x, 60% of rounds')(page);
    },
    mockup: 'games-feel-auto',
  },
  {
    name: 'bombs, auto-bet runs',
    path: '/games/bombs',
    // The first tile never opens: the round is at rest.
    calls: () => ({ ...autoBet(), 'POST /api/bombs/reveal': hangs }),
    reach: async (page) => {
      await chooseTiles(page);
      await press('Start 10 rounds').until('Auto-bet: 0 of 10 rounds played')(page);
      await page.getByRole('button', { name: 'Tile 7, opening' }).waitFor();
    },
  },
  {
    name: 'bombs, auto-bet asks the age',
    path: '/games/bombs',
    calls: () => autoBet('age_unknown'),
    reach: press('Auto-bet').until('Auto-bet is for players aged 18 and over'),
  },
  {
    name: 'crash, auto-bet',
    path: '/games/crash',
    calls: () => autoBet(),
    reach: async (page) => {
      await press('Auto-bet').until('Each round is cashed out here')(page);
      await page.getByRole('dialog').getByLabel('Auto cash-out').fill('2');
    },
  },
  { name: 'crash', path: '/games/crash', calls: fakeCalls, reach: shows('Start Round') },
  {
    name: 'crash, over',
    path: '/games/crash',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/crash/active': () => ({ game: someCrashGame({ elapsedMs: 19_000 }) }),
      [`GET /api/crash/rounds/${GAME_ID}`]: () => crashStream(crashed),
    }),
    reach: shows('Crashed after 20.0 s. You lost R$ 5.00'),
    mockup: 'games-feel-c-end',
  },
  {
    name: 'crash, running to its automatic cash-out',
    path: '/games/crash',
    // A clock that stands: the curve is at rest where the server said.
    calls: () => ({
      ...fakeCalls(),
      'GET /api/crash/active': () => ({ game: someCrashGame({ elapsedMs: 13_955, autoCashout: 3 }) }),
      [`GET /api/crash/rounds/${GAME_ID}`]: hangs,
    }),
    reach: shows(/^Cash out R\$ 1\d/),
    mockup: 'games-feel-c-run',
  },
  { name: 'crash, away', path: '/games/crash', calls: () => every(away), reach: shows(/not available right now/) },
  { name: 'fairness', path: '/games/fairness', calls: fakeCalls, reach: shows('Bombs, 3 bombs') },
  { name: 'fairness, loading', path: '/games/fairness', calls: () => every(hangs), reach: shows('Past rounds') },
  { name: 'fairness, away', path: '/games/fairness', calls: () => every(away), reach: shows(/not available right now/) },
  { name: 'fairness, no rounds', path: '/games/fairness', calls: () => rounds(), reach: shows('No rounds yet') },
  {
    name: 'fairness, a round that holds',
    path: '/games/fairness',
    calls: () => rounds(someRound()),
    reach: press(/^Bombs, 3 bombs/, 'Check this round').until('This round matches its seal'),
  },
  {
    name: 'fairness, a round that does not hold',
    path: '/games/fairness',
    calls: () => rounds(someRound({ winAmount: '13.59' })),
    reach: press(/^Bombs, 3 bombs/, 'Check this round').until('This round doesn’t match its seal'),
  },
  ...operatorsStates,
];
