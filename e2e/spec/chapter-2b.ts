import { by, on, says, type Statement } from './statement.ts';

const EVENTS = 'mfe-social/test/events.test.tsx';
const REFERRALS = 'mfe-social/test/referrals.test.tsx';
const FOUR_STATES = 'are coming, failed, none, there';

/** Screens from Rewards to the shirt tool. */
export const screensFromRewards: readonly Statement[] = [
  says('Rewards redeems a promo code', on('newcomer: rewards', 'Redeem a promo code', '[field Promo code text]', '[button Redeem code]')),
  says(
    'It lists Daily Login Bonus of 10 to 50, Referral Bonus of 100, Weekly Challenge of 200',
    on(
      'newcomer: rewards',
      /Daily Login Bonus Today 10 Robux.*Day 7 50 Robux/,
      /Weekly Challenge .*? 200 Robux/,
      /Referral Bonus .*? 100 Robux/,
    ),
  ),
  says('It links the social pages and Discord', on('newcomer: rewards', /\[link Discord https:\S+ _blank/, /\[link X https:\S+ _blank/)),
  says(
    'It says of codes that they are case-sensitive, single-use, may expire',
    on('newcomer: rewards', 'Codes are case-sensitive Single-use per account Codes may expire'),
  ),
  says(
    'Events has its heading, the balance, cards, and How Events Work',
    on('player: events', '[heading Events & Giveaways]', 'How Events Work 1 Join', /R\$ [\d,]+/),
  ),
  says(
    'A card has prize, entry, participants with a bar, time left, a button',
    on('player: events', /Open of spec_\w+/, 'R$ 50', '1 d', '[progressbar'),
    by(EVENTS, 'shows every event with its prize, entry, participants and time'),
    by('mfe-social/test/join-state.test.ts', '%i ms is %s'),
  ),
  says(
    'An ended one reads Completed with who won',
    by('mfe-social/test/join-state.test.ts', 'says %s for %j, %j'),
    by(EVENTS, 'shows every event with its prize, entry, participants and time'),
  ),
  says(
    'Loading it reads Events and Loading events...',
    by(EVENTS, 'says that it loads, that there is nothing, that it failed, and tries again'),
  ),
  says(
    'Without any it reads No Active Events and Check back later for new events and giveaways!',
    by(EVENTS, 'says that it loads, that there is nothing, that it failed, and tries again'),
  ),
  says(
    'Visitors at /games read Please log in to access the games section',
    on('visitor at the games', '[heading Please log in to access the games section]', '[button Login]'),
  ),
  says(
    'Games has the balance, Bombs to play, Coin Flip and Roulette coming soon',
    on('newcomer: games', 'R$ 0', '[link Play Bombs /games/bombs]', 'Coming Soon : Coin Flip', 'Coming Soon : Roulette'),
    on('newcomer: coin flip', 'Coin Flip will be available soon'),
  ),
  says('It has General Rules', on('newcomer: games', 'General Rules')),
  says(
    'Its cards read min bet 1 R$ and 24.00x, 2.00x, 36.00x',
    on(
      'newcomer: games',
      'Bombs Find gems, and stop before you hit a bomb. Min bet 1 R$ Max multiplier 24.00x',
      /Coin Flip .*? Min bet 1 R\$ Max multiplier 2\.00x/,
      /Roulette .*? Min bet 1 R\$ Max multiplier 36\.00x/,
    ),
  ),
  says('Crash has a screen', on('newcomer: crash', '[heading Crash]', '[field Bet')),
  says(
    'Bombs has a way back, 25 tiles in 5 columns, bet and bombs, multipliers of 1 to 5, How to Play',
    on('player: bombs', /\[link [^\]]*\/games\]/, /(\[button Tile[^\]]*\] ?){25}/, '1 gem 1.08x', '5 gems 1.46x', 'How to Play'),
    by('mfe-games/test/bombs.test.tsx', 'has one tab stop, and arrows, Home and End move it'),
  ),
  says(
    'Referrals has the link {origin}/r/{username} and Copy, which says Copied for 2 seconds',
    on('newcomer: referrals', /Your referral link text http:\/\/[^/\s]+\/r\/walk_\w+/, '[button Copy'),
    by('packages/ui/src/copy-button.test.tsx', 'says Copied for 2 s'),
  ),
  says(
    'It has Total Referrals, Total Earnings, Current Rank',
    on('newcomer: referrals', 'Total Referrals 0', 'Total Earnings R$ 0.00', 'Current Rank Bronze'),
  ),
  says(
    'It has Rank Progress, or Max Rank Achieved!',
    on('newcomer: referrals', 'Rank Progress', '[progressbar'),
    by(REFERRALS, 'at the top is said'),
  ),
  says(
    'It lists all ranks with bonus and requirement, Default rank for the first, the own one marked',
    on(
      'newcomer: referrals',
      'Bronze 2.00% Default rank Current Silver 3.00% R$ 100.00 Gold 5.00% R$ 500.00 Platinum 7.00%',
      'Diamond 10.00%',
    ),
  ),
  says(
    'It lists the 10 latest referral earnings, or says that there is none',
    on('newcomer: referrals', 'Latest 10 No referral earnings yet'),
  ),
  says(
    'The banned page is Account Suspended with reason, date or Unknown, name, and Appeal on Discord',
    on('banned', '[heading Account Suspended]', 'The specification', /spec_\w+/, /\[link Appeal on Discord https:/),
    by('shell/test/screens/banned.test.tsx', 'an unknown date says so'),
  ),
  says(
    '/admin and /admin/rbxhandler are there before it is known who is here',
    by('shell/test/screens/own-frame.test.tsx', '%s comes to a page with a frame of its own, and nobody asks who they are'),
  ),
  says('/admin reads Checking admin access... at first', by('mfe-admin/test/gate.test.tsx', 'stands behind the question who is here')),
  says(
    'Who is no admin gets two fields, Access Admin Dashboard and Return to Homepage',
    on(
      'admin login',
      '[field Administrator username text]',
      '[field Password password]',
      '[button Access Admin Dashboard]',
      /\[link Return to Homepage \/\]/,
    ),
  ),
  says(
    'The console has nine tabs',
    ...([
      on('admin: users', '[heading Console, Users]'),
      on('admin: withdrawals', '[heading Console, Withdrawals]', 'tab=withdrawals'),
      on('admin: promos', '[heading Console, Promos]', 'tab=promos'),
      on('admin: events', '[heading Console, Events]', 'tab=events'),
      on('admin: social', '[heading Console, Social Media]', 'tab=social'),
      on('admin: tasks', '[heading Console, Social Tasks]', 'tab=tasks'),
      on('admin: referrals', '[heading Console, Referral Settings]', 'tab=referrals'),
      on('admin: probability', '[heading Console, Game Probability]', 'tab=probability'),
      on('admin: admins', '[heading Console, Admin Accounts]', 'tab=admins'),
    ] as const),
  ),
  says(
    'It shows the bot, which is asked about again by a press',
    on('admin: users', 'Bot online FacetPayouts'),
    by('mfe-wallet/test/operators/bot.test.tsx', 'that is offline says why, and is asked about by a press'),
  ),
  says('It has a dialog for the bot’s cookie', on('admin: users', '[button Update cookie]'), on('admin: cookie dialog', 'RobloSecurity')),
  says(
    'It has five figures, active users within a chosen window',
    on(
      'admin: users',
      /Total users .*Active users .*1 h 6 h 12 h 24 h .*Pending withdrawals .*Active promo codes .*Active events/,
      '[field 24 h radio checked]',
    ),
  ),
  says(
    'A rank is looked at, then edited with Save or Cancel',
    on('admin: referrals', /\[button Edit[^\]]*\]/),
    by('mfe-social/test/operators/referral-ranks.test.tsx', 'saves what was edited with what was seen, and says what it does'),
  ),
  says(
    'Social tasks are a list with a dialog that makes one',
    on('admin: tasks', '[button Create task]'),
    on('admin: new task', '[field Title', '[field Link', '[field Reward'),
  ),
  says('Win chances are a list with a form that makes one', on('admin: probability', 'New override', '[button Create override]')),
  says('Accounts are loading, failed, none, or there', by('mfe-admin/test/admins.test.tsx', FOUR_STATES)),
  says(
    'Social links are a form',
    on('admin: social', '[field Discord link', '[field Twitter link', '[field Roblox group link', '[button Save links'),
  ),
  says(
    'One’s own password is changed by a form',
    on('admin: admins', '[field Current password password]', '[field New password password]', '[field Confirm new password password]'),
  ),
  says(
    'The shirt tool has setup, login, downloading, uploading, complete',
    on('shirt tool', '1 Setup current 2 Login pending 3 Downloading pending 4 Uploading pending 5 Complete pending'),
  ),
];
