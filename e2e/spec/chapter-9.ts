import { askedOnceEach, by, list, notAsked, on, says, told, type Statement } from './statement.ts';

const RUN = 'mfe-admin/test/shirt-tool/run.test.ts';

interface Table {
  multipliers: Record<string, number[]>;
}

/** Growth per tile, and the cap as its beginning, its step and its end. */
const BOMBS: Record<string, readonly [number, number, number, number]> = {
  1: [1.04, 1.5, 0.08, 2.2],
  3: [1.08, 1.8, 0.15, 3.5],
  5: [1.12, 2, 0.25, 6],
  7: [1.16, 2.5, 0.4, 10],
  10: [1.2, 3, 0.6, 20],
};

/** Constants and limits. */
export const chapter9: readonly Statement[] = [
  says(
    'The least withdrawal is 100, the public minimum_withdrawal 5',
    told('minimum', 200, { value: '100' }),
    told('settings', 200, list({ key: 'minimum_withdrawal', value: '5' }) as object),
    on('newcomer: withdraw', 'Minimum withdrawal amount R$ 100'),
    by('mfe-wallet/test/account-step.test.tsx', 'the minimum is 100 where the setting is absent'),
  ),
  says(
    'Balances have no decimals, amounts of the activity two',
    on('player: dashboard', /Current Balance R\$ \d+ /, /[−+]R\$ [\d,]+\.\d\d/),
    by('packages/ui/src/money/money.test.tsx', 'shows whole R$ rounded down, the exact amount in the title'),
  ),
  says(
    'The dashboard shows 5 transactions and 3 events, referrals 10 earnings',
    on('newcomer: referrals', 'Latest 10'),
    by('shell/test/screens/dashboard.test.tsx', 'lists the five latest transactions with title, description, date and signed amount'),
    by('shell/test/screens/dashboard.test.tsx', 'counts the active events and shows the first three, with a way to all of them'),
  ),
  says(
    'The ranges of the walls are 5-500, 10-800, 20-2000, 10-1000 Robux',
    told('walls', 200, {
      walls: [{ range: '5-500 Robux' }, { range: '10-800 Robux' }, { range: '20-2000 Robux' }, { range: '10-1000 Robux' }],
    }),
  ),
  says(
    'Events want 20 R$, games 15 R$, a bet is at least 1 R$',
    told('settings', 200, list({ key: 'event_min_total_earned', value: '20' }, { key: 'games_min_total_earned', value: '15' }) as object),
    told('crashRules', 200, { minBet: '1.00', minTotalEarned: '15.00' }),
    told('betNothing', 400, { message: 'Please enter a valid bet amount. The minimum bet is 1 R$.' }),
  ),
  says(
    'Bombs has 25 tiles in 5 columns, 1, 3, 5, 7 or 10 bombs, 3 at first',
    on(
      'player: bombs',
      /\[button Tile 25[^\]]*\]/,
      '[field 1 radio]',
      '[field 3 radio checked]',
      '[field 5 radio]',
      '[field 7 radio]',
      '[field 10 radio]',
    ),
    told('fourBombs', 400),
  ),
  says(
    'Bet and bombs are remembered in the browser',
    by('mfe-games/test/bombs.test.tsx', 'remembers bet and bombs in this browser'),
    by('mfe-games/test/bet.test.ts', 'remembered as %j is %i'),
  ),
  says('A multiplier grows by the table up to its cap', {
    kind: 'seen',
    holds: ({ answer }) => {
      const { multipliers } = answer('bombsRules').body as Table;
      for (const [bombs, [growth, from, step, end]] of Object.entries(BOMBS)) {
        const safe = 25 - Number(bombs);
        const row = multipliers[bombs] ?? [];
        const wanted = Array.from({ length: safe - 1 }, (_, at) => Math.min(growth ** (at + 1), from + step * (at + 1), end));
        const wrong = wanted.findIndex((multiplier, at) => Math.abs(multiplier - (row[at] ?? 0)) > 1e-9);
        if (wrong >= 0 || row.length !== safe)
          throw new Error(`GET /api/bombs/rules: ${bombs} bombs, ${wrong + 1} tiles: ${row[wrong]} instead of ${wanted[wrong]}`);
      }
    },
  }),
  says('The page shows 1 to 5 tiles', on('newcomer: bombs', '1 gem 1.08x', '2 gems 1.16x', '3 gems 1.25x', '4 gems 1.36x', '5 gems 1.46x')),
  says(
    'The win chance is 45 % at first; 40-48 is sustainable, 49-50 risky, from 51 unprofitable; presets are 60, 45, 35, 25',
    told('bombsRules', 200, { winChance: 0.45 }),
    on('admin: probability', 'Base win chance 45 %', '40–48 % sustainable 49–50 % risky from 51 % unprofitable', '60 % 45 % 35 % 25 %'),
  ),
  says(
    'The first rank is Bronze with 2.00 % and 0; the least age is 13',
    on('newcomer: referrals', 'Bronze 2.00% Default rank'),
    on('terms', 'at least 13 years old'),
  ),
  says(
    'Active users are of 1, 6, 12 or 24 hours, 24 at first; the bot is asked every 30 s; a password has 6 characters; a new operator is a moderator; links have defaults',
    on('admin: users', '1 h 6 h 12 h 24 h', '[field 24 h radio checked]'),
    on('admin: admins', 'At least 6 characters'),
    told('activeDefault', 200),
    told('adminCreated', 201, { admin: { role: 'moderator' } }),
    told('settings', 200, list({ key: 'discord_link' }, { key: 'twitter_link' }, { key: 'roblox_group_link' }) as object),
    by('mfe-wallet/test/operators/bot.test.tsx', 'is asked about every 30 s, which keeps no session alive'),
  ),
  says(
    'Nothing is asked twice in a row; who is signed in and public settings are kept five minutes',
    notAsked('/api/auth/user', '/api/public/settings'),
    askedOnceEach(),
  ),
  says(
    'One toast stands for 5000 ms, goes by a swipe of 50 to the right, is reached by F8; a tooltip comes after 700 ms, the next within 300',
    by('packages/ui/src/toast/toast.test.tsx', 'shows one at a time: a new one takes the place of the old'),
    by('packages/ui/src/toast/toast.test.tsx', 'goes away after 5 s, counted anew for a new one'),
    by('packages/ui/src/toast/toast.test.tsx', 'F8 moves the focus to it'),
    by('packages/ui/src/toast/toast.test.tsx', 'a swipe to the right closes it, from 50 px on'),
    by('packages/ui/src/tooltip.test.tsx', 'comes after 700 ms, the next one at once within 300 ms'),
  ),
  says('Copied stands for 2 s', by('packages/ui/src/copy-button.test.tsx', 'says Copied for 2 s')),
  says(
    'The shirt tool takes 100 templates 100 ms apart, and uploads 10 of them 2000 ms apart at first',
    by(RUN, 'take at most the target, 100 ms apart'),
    by(RUN, 'take the first downloaded ones, 2000 ms apart, each under a key of its own'),
    on('shirt tool', /\[(field|spinbutton) Templates to download/, 'At most 100 in one run'),
  ),
  says(
    'Experiences and gamepasses scroll at a maximum height',
    on('newcomer: experiences', /\[scrolls from \d+px on\]/),
    on('newcomer: gamepasses', /\[scrolls from \d+px on\]/),
  ),
];
