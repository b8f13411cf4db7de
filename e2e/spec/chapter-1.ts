import { by, MONEY, notOn, on, says, TEXT, told, type Statement } from './statement.ts';

/** What the product does and for whom. */
export const chapter1: readonly Statement[] = [
  says(
    'Members sign in by a username of the game platform alone: who is new is registered, who is known comes in',
    told('registered', 200, { balance: '0.00' }),
    on('login', 'Just type your username. Your account is created for you.', 'We never ask for your password.'),
    notOn('login', 'password]', 'E-mail'),
    by(
      'services/identity/test/register-or-login.test.ts',
      'who is in the group is registered at once, spelled as the platform spells them',
    ),
  ),
  says(
    'A member has a balance, a total earned and a rank, Bronze at first, which the sidebar calls Member',
    told('user', 200, { balance: MONEY, totalEarned: MONEY, rank: 'Bronze' }),
    on('newcomer: dashboard', /walk_\w+ Member Logout/),
  ),
  says(
    'Members earn at the embedded walls of four providers',
    told('walls', 200, { walls: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }] }),
    on('newcomer: walls open', '[frame BitLabs]', '[frame ayeT-Studios]'),
    by('services/earn/test/postbacks.test.ts', 'credits what the wall reports and answers in its words'),
  ),
  says(
    'Members earn by following on social media',
    by('services/earn/test/tasks.test.ts', 'is listed open, then started with the seconds left, then completed, and credited'),
  ),
  says('Members earn by promo codes', told('redeemed', 200, { reward: '1000.00' })),
  says(
    'Members earn by events and giveaways',
    told('joined', 200, { success: true }),
    told('eventEnded', 200, { event: { winnerUsername: TEXT } }),
  ),
  says(
    'Members play Bombs and Crash',
    told('started', 200, { success: true }),
    told('cashedOut', 200, { success: true, winAmount: '10.40' }),
    by('services/games/test/crash.test.ts', 'pays what the curve shows by the server’s clock'),
  ),
  says(
    'Members earn a bonus on what the friends earn whom they referred',
    by(
      'services/social/test/referrals.test.ts',
      'is the rank’s percent of what the referred member earned, rounded down, once however often it is told',
    ),
  ),
  says(
    'A withdrawal is of one of the member’s own gamepasses, and its amount is the price',
    told('withdrawn', 200, { withdrawal: { amount: '100.00' } }),
    told('otherAmount', 400, { code: 'amount_is_not_the_price' }),
    by('services/wallet/test/withdrawals/request.test.ts', 'for one of another account, or of a group'),
  ),
  says(
    'Who withdraws must be a member of the group',
    by('services/wallet/test/withdrawals/request.test.ts', 'outside the group, where the setting asks for it'),
    by('mfe-wallet/test/account-step.test.tsx', 'is led to it before anything is chosen, and goes on after joining'),
  ),
  says(
    'Processing takes 1-3 business days',
    on('landing', 'Business days to process 1-3'),
    on('newcomer: withdraw', 'Processing takes 1-3 business days.'),
  ),
  says(
    'Members are at least 13 years old',
    on('landing', 'Minimum age 13'),
    on('login', 'Minimum age 13.'),
    on('terms', 'You must be at least 13 years old'),
  ),
  says(
    'Operators of three roles manage users, withdrawals, codes, events, links, tasks, ranks, win chances and accounts, and keep the bot’s cookie',
    on('admin: users', /Users .*Withdrawals .*Promos Events Social Media Social Tasks Referral Settings Game Probability Admin Accounts/),
    on('admin: admins', 'moderator admin owner', 'the payout bot’s cookie'),
    told('memberUsers', 401),
  ),
  says(
    'A tool for admins copies shirt templates by a session cookie',
    on('shirt tool', '[heading Shirt tool]'),
    told('downloaded', 200),
    told('uploaded', 200),
  ),
  says(
    'Anybody may read the landing page, the Terms of Service, the Privacy Policy and the page of a banned account',
    on('landing', '[heading Earn Robux. Every one explained.]'),
    on('terms', '[heading Terms of Service]'),
    on('privacy', '[heading Privacy Policy]'),
    on('banned', '[heading Account Suspended]'),
  ),
];
