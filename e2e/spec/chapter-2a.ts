import { by, decided, notOn, on, says, type Statement } from './statement.ts';

const FRAME = 'shell/test/screens/frame.test.tsx';
const DASHBOARD = 'shell/test/screens/dashboard.test.tsx';
const BANNED = 'shell/test/screens/banned.test.tsx';

/** Screens of visitors, the frame, the dashboard, Earn and Withdraw. */
export const screensToWithdraw: readonly Statement[] = [
  says('Visitors read /terms and /privacy', on('terms', '/terms Terms of Service'), on('privacy', '/privacy Privacy Policy')),
  says('Every other path shows visitors the landing page', on('visitor elsewhere', '/nosuch', '[button Start Earning Now]')),
  says(
    'The landing page has Start Earning Now and Join Discord',
    on('landing', '[button Start Earning Now]', '[link Join Discord https://'),
  ),
  says('It has a strip of figures', on('landing', /Members [\d,]+ Robux distributed R\$ [\d,]+ Active in the last 24 hours [\d,]+/)),
  says(
    'It has four cards of what one can do',
    on('landing', 'Surveys and offers Four walls', 'Social tasks Follow', 'Referrals A share', 'Events & Giveaways Prizes'),
  ),
  says('It has three testimonials', on('landing', /What members say( [^[]+? A \w+ member Example){3} Questions/)),
  says('It has questions and answers', on('landing', 'Questions', 'How do I withdraw?', 'Who may join?')),
  says('It closes with a call to act', on('landing', '[button Start earning]')),
  says('Its foot links Terms and Privacy', on('landing', '[link Terms /terms]', '[link Privacy /privacy]')),
  says(
    'Start Earning Now opens the login with a field Username, Login and Back to Homepage',
    on('login', '[field Username text]', '[button Login]', '[button Back to Homepage]'),
    by('shell/test/screens/sign-in.test.tsx', 'Back to Homepage leads back, and so does the browser'),
  ),
  says(
    'While it is not known who is here it reads Loading your dashboard...',
    by(FRAME, 'while it is not known who is here the screen says what it does'),
  ),
  says(
    'Members have /, /earn, /withdraw, /testgamepass, /rewards, /referrals, /events, /games',
    on('newcomer: dashboard', /^\/ /),
    on('newcomer: earn', /^\/earn /),
    on('newcomer: withdraw', /^\/withdraw /),
    on('newcomer: test flow', /^\/testgamepass /),
    on('newcomer: rewards', /^\/rewards /),
    on('newcomer: referrals', /^\/referrals /),
    on('player: events', /^\/events /),
    on('newcomer: games', /^\/games /),
  ),
  says('Any other path reads 404 Page Not Found', on('not found', '404 Page Not Found')),
  says(
    'A disabled member is led to /banned from every other path',
    on('banned', /^\/banned /),
    on('banned at the terms', /^\/banned /),
    by(BANNED, 'a suspended member who opens %s is led to /banned'),
  ),
  says(
    'The sidebar leads to Dashboard, Earn Robux, Withdraw, Rewards, Referrals, Events and Games',
    on(
      'newcomer: dashboard',
      '[link Dashboard /] [link Earn Robux /earn] [link Withdraw /withdraw]',
      '/rewards] [link Referrals /referrals] [link Events /events] [link Games /games]',
    ),
  ),
  says(
    'It has Admin Panel only for who has a role',
    notOn('newcomer: dashboard', 'Admin Panel'),
    by(FRAME, 'the Admin Panel is there for who has a role and where a remote brings it'),
  ),
  says('Visitors have no sidebar', notOn('landing', '[link Withdraw'), notOn('visitor at the games', 'Logout')),
  says(
    'On a phone a button opens it',
    on('newcomer: on a phone', '[button Logout]', '[link Withdraw /withdraw]'),
    by(FRAME, 'the menu of narrow screens opens, and closes when an entry is followed'),
  ),
  says('It has a Logout button', on('newcomer: dashboard', '[button Logout]')),
  says(
    'It shows username, rank and the badge of an admin role',
    on('newcomer: dashboard', /walk_\w+ Member Logout/),
    by(FRAME, 'the rank %s reads %s in the sidebar'),
    by(FRAME, 'the Admin Panel is there for who has a role and where a remote brings it'),
  ),
  says('The dashboard greets by name', on('newcomer: dashboard', /\[heading Welcome, walk_\w+!\]/)),
  says(
    'It has four figures: Current Balance, Total Earned, Rank, Active Events',
    on('newcomer: dashboard', 'Current Balance R$ 0', 'Total Earned R$ 0', 'Rank Bronze', /Active Events \d+/),
  ),
  says(
    'Recent Activity lists the five latest with title, description, date and signed amount of two decimals',
    on('player: dashboard', 'Recent Activity', /[−+]R\$ [\d,]+\.\d\d/),
    by(DASHBOARD, 'lists the five latest transactions with title, description, date and signed amount'),
  ),
  says('Without any it reads No recent activity', on('newcomer: dashboard', 'No recent activity')),
  says(
    'Active Events shows the first three with title, prize and entries, and leads to /events',
    on('player: dashboard', /Open of spec_\w+/, 'R$ 50', /\d+ entr(y|ies)/, '/events]'),
    by(DASHBOARD, 'counts the active events and shows the first three, with a way to all of them'),
  ),
  says(
    'Community Stats has members, Robux distributed and active users',
    on('newcomer: dashboard', /Community Stats Members [\d,]+ Robux distributed R\$ [\d,]+ Why\? Active users [\d,]+/),
    decided('023-texts-that-differ', 'the figures are counted, not fixed'),
  ),
  says(
    'Earn has four cards whose frames open and close by themselves',
    on('newcomer: walls open', '[button Open CPX Research]', '[button Close BitLabs]', '[frame BitLabs]', '[frame ayeT-Studios]'),
    on('newcomer: one wall closed', '[button Open BitLabs]', '[frame ayeT-Studios]'),
    notOn('newcomer: one wall closed', '[frame BitLabs]'),
  ),
  says(
    'They read 5-500, 10-800, 20-2000 and 10-1000 Robux',
    on('newcomer: earn', '5-500 Robux', '10-800 Robux', '20-2000 Robux', '10-1000 Robux'),
  ),
  says(
    'Only the fourth has a link to a new tab',
    on('newcomer: earn', /\[link Open ayeT-Studios in a new tab http\S+ _blank/),
    notOn('newcomer: earn', /\[link Open (CPX|Bit|Loot)/),
  ),
  says(
    'Social Media Tasks lists title, +reward Robux and Follow, which opens a new tab',
    by('mfe-earn/test/social-tasks.test.tsx', 'lists each task with its reward in Robux, and how many are done'),
    by(
      'mfe-earn/test/social-tasks.test.tsx',
      'Follow opens the link in a new tab and waits as long as the server says, then asks for the reward once',
    ),
  ),
  says('Without any it reads No social tasks available', by('mfe-earn/test/social-tasks.test.tsx', 'says when there is none')),
  says('How to Earn explains', on('newcomer: earn', 'How to Earn 1 Open a wall')),
  says(
    'Withdraw has three steps: the account, an experience, a gamepass',
    on('newcomer: withdraw', '1 Validate account 2 Choose experience 3 Confirm gamepass', '[button Validate account]'),
    on('newcomer: experiences', 'Choose an experience 2 published by walk_'),
    on('newcomer: gamepasses', 'Choose a gamepass walk_'),
  ),
  says(
    'It has Withdrawal History',
    on('newcomer: withdraw', 'Withdrawal History No withdrawals yet'),
    on('player: withdraw', 'Withdrawal History'),
  ),
  says(
    '/testgamepass is the test flow: experience, gamepass, withdraw',
    on('newcomer: test flow', '1 Select experience 2 Select gamepass 3 Withdraw'),
  ),
];
