import { by, notOn, on, refused, says, told, type Statement } from './statement.ts';

const SIGN_IN = 'shell/test/screens/sign-in.test.tsx';
const BOMBS = 'mfe-games/test/bombs.test.tsx';
const GAMEPASS = 'mfe-wallet/test/gamepass-step.test.tsx';
const TEST_FLOW = 'mfe-wallet/test/test-flow.test.tsx';
const JOIN = 'mfe-social/test/join-state.test.ts';
const TASKS = 'mfe-earn/test/operators/social-tasks.test.tsx';
const PASSWORD = ['mfe-admin/test/admins.test.tsx', '%j is not sent'] as const;
const CHANCES = 'mfe-games/test/operators/win-chances.test.tsx';
const SHIRT_RUN = 'mfe-admin/test/shirt-tool/run.test.ts';

/** Validation rules. */
export const chapter5: readonly Statement[] = [
  says(
    'A username is trimmed and must be there: Please enter a username',
    refused('emptyName', 400, 'Please enter a username'),
    on('login without a name', 'Please enter a username'),
  ),
  says(
    'A refused login says the server’s words, else Login failed. Please try again.',
    by(SIGN_IN, 'the server says why it refused, beside the field'),
    by(SIGN_IN, '%s is a failed login in our words', 'Login failed. Please try again.'),
  ),
  says(
    'Registering needs the click on the group’s link; what fails else is Registration failed. Please try again.',
    refused('notClicked', 400, 'Please click the group link and join our Roblox group first.'),
    on('group dialog', 'Please click the group link and join our Roblox group first.'),
    by(SIGN_IN, 'a registration that fails says so %s', 'Registration failed. Please try again.'),
  ),
  says(
    'A code is trimmed, must be there (Invalid Code: Please enter a promo code.) and is sent in upper case',
    on('newcomer: rewards without a code', 'Invalid Code', 'Please enter a promo code.'),
    refused('redeemedNothing', 400, 'Please enter a promo code.'),
    told('redeemedLowerCase', 404),
    by('mfe-earn/test/promo-codes.test.tsx', 'a code is sent trimmed and in upper case, and what it paid is told'),
  ),
  says(
    'A gamepass above the balance cannot be chosen and says what is needed and there',
    on(
      'newcomer: gamepasses',
      'Insufficient Balance: You need 100 Robux but only have 0 Robux.',
      'Insufficient balance',
      /\[field Plus pass [^\]]* radio disabled\]/,
    ),
  ),
  says(
    'One below the minimum is Amount Too Low: Minimum withdrawal amount is {min} Robux.',
    refused('belowMinimum', 400, 'Minimum withdrawal amount is 100 Robux.'),
    by(GAMEPASS, 'a gamepass below the minimum says why, and is not withdrawn when it is selected', 'Amount Too Low'),
  ),
  says(
    'No choice is Selection Required: Please select a gamepass to withdraw.',
    by(GAMEPASS, 'no selection asks for one', 'Selection Required', 'Please select a gamepass to withdraw.'),
  ),
  says(
    'The amount is always the price',
    told('otherAmount', 400, { code: 'amount_is_not_the_price' }),
    told('withdrawn', 200, { withdrawal: { amount: '100.00' } }),
  ),
  says(
    'Validating needs a username: No username found',
    refused('validatedNobody', 400, 'No username found'),
    by('mfe-wallet/test/account-step.test.tsx', 'without a username nothing is asked', 'No username found'),
  ),
  says(
    'Who has no experience is told so',
    told('validatedEmpty', 200, {
      experiences: [],
      message: 'No created experiences found for this user. You need to have at least one published experience on the game platform.',
    }),
  ),
  says('In the test flow a missing choice is Missing Selection', by(TEST_FLOW, 'each step wants its selection', 'Missing Selection')),
  says(
    'In the test flow too little is Insufficient Balance: You don’t have enough balance for this withdrawal.',
    told('testAboveBalance', 400, { message: "You don't have enough balance for this withdrawal." }),
    by(TEST_FLOW, 'what the balance does not cover is refused without asking the wallet', 'Insufficient Balance'),
  ),
  says(
    'A giveaway wants to be active and to have room, a balance of its fee, and 20 in total earned',
    told('joined', 200),
    told('joinedTooPoor', 403),
    told('joinedFull', 409),
    told('settings', 200),
    by('services/social/test/giveaways.test.ts', 'is refused for each of its reasons, and then nothing has moved'),
  ),
  says(
    'Its button reads Event Completed, Event Ended, Event Full, Insufficient Balance, Need 20 R$ Total Earned, Cannot Join',
    by(
      JOIN,
      'says %s for %j, %j',
      'Event Completed',
      'Event Ended',
      'Event Full',
      'Insufficient Balance',
      'Need 20 R$ Total Earned',
      'Cannot Join',
    ),
  ),
  says(
    'The badge, the check and the terms name one amount',
    by('mfe-social/test/browser/screens.browser.test.ts', 'who has not earned enough is told how much it takes'),
    on('terms', 'To join events and giveaways you need R$ 20 in total earnings.'),
    notOn('terms', 'R$ 10 in', 'R$ 25'),
  ),
  says(
    'A bet is a positive number: Invalid Bet: Please enter a valid bet amount',
    by(BOMBS, '%s is not even sent; its field says why and has the focus', 'Invalid Bet', 'Please enter a valid bet amount'),
    told('betNothing', 400, { code: 'bet_invalid' }),
  ),
  says(
    'A bet above the balance is Insufficient Balance: You don’t have enough Robux for this bet',
    told('betTooMuch', 400, { message: "You don't have enough Robux for this bet" }),
    by(BOMBS, '%s is not even sent; its field says why and has the focus', "You don't have enough Robux for this bet"),
  ),
  says(
    'Games want 15 R$ in total earned: a banner, and Need X R$ more to play',
    told('betTooEarly', 403, { message: 'You need to earn at least 15R$ to play games' }),
    on('newcomer: bombs', 'Earning Requirement Not Met', 'Need 15 R$ more to play'),
    notOn('player: bombs', 'more to play'),
  ),
  says(
    'An operator’s login wants both: Please enter both username and password',
    on('admin login, empty', 'Please enter both username and password'),
  ),
  says(
    'A password wants all fields, two that match, and six characters',
    by(...PASSWORD, 'Please fill in all fields', 'New passwords do not match', 'New password must be at least 6 characters long'),
    refused('passwordShort', 400, 'New password must be at least 6 characters long'),
  ),
  says(
    'A cookie must be there: Please enter a valid RobloSecurity cookie',
    refused('cookieEmpty', 400, 'Please enter a valid RobloSecurity cookie'),
  ),
  says(
    'An adjustment wants amount and description; a negative one deducts',
    told('adjustedNothing', 400),
    told('adjustedWithout', 400),
    told('adjusted', 200, { success: true }),
  ),
  says(
    'A ban wants a reason',
    refused('bannedWithout', 400, 'Please enter a reason for the ban'),
    by('mfe-admin/test/members.test.tsx', 'needs a reason, is sent once, and the list is asked again'),
  ),
  says('A rejection wants a reason', refused('rejectedWithout', 400, 'Please enter a reason for the rejection.')),
  says(
    'A new operator wants username and password, and is a moderator unless chosen otherwise',
    told('adminWithoutPassword', 400),
    told('adminCreated', 201, { admin: { role: 'moderator' } }),
  ),
  says(
    'A promo code wants code and reward, is sent in upper case, has a limit and an end if one likes',
    told('codeWithoutReward', 400),
    told('codeInLowerCase', 400),
    told('codeCreated', 201, { promoCode: { maxUses: 2 } }),
    by('mfe-earn/test/operators/promo-codes.test.tsx', 'sends the code upper-cased, and nothing that is empty'),
  ),
  says(
    'An event wants title, prize, start and end; its fee is 0 and its places are unlimited unless said otherwise',
    told('eventWithoutTitle', 400),
    told('eventWithoutPrize', 400),
    told('eventWithoutTimes', 400),
    told('eventCreated', 201, { event: { entryFee: '0.00', maxParticipants: null } }),
  ),
  says(
    'A social task wants title, link and a reward above 0, and is active and real unless said otherwise',
    refused('taskWithoutTitle', 400, 'Please fill in all fields'),
    refused('taskForNothing', 400, 'Please enter a valid reward amount'),
    by(TASKS, 'one is created active and paid unless switched otherwise'),
    by(TASKS, '%j is not sent: %s', 'Please enter a valid reward amount'),
  ),
  says(
    'A win chance wants a user, is 0.01 to 1.00, 0.45 at first; a cap is at least 1.0, an empty one and an empty note are null, a note is trimmed, Bombs is meant first',
    told('nobody', 400),
    told('tooLow', 400),
    told('tooHigh', 400),
    told('lowCap', 400),
    told('certain', 200, { override: { notes: 'hi', maxMultiplierOverride: null } }),
    told('base', 200, { override: { gameType: 'bombs', notes: null } }),
    on('admin: probability', 'Win chance 0.01', 'Base win chance 45 %'),
    by(CHANCES, 'is sent with the member’s id, the base chance and nothing else unless it is typed'),
  ),
  says(
    'A rank’s bonus is 0 to 100 in steps of 0.1, its requirement at least 0, its colour picked',
    told('rankAbove', 400),
    told('rankBetween', 400),
    told('rankNegative', 400),
    told('rankChanged', 200),
    by('mfe-social/test/operators/referral-ranks.test.tsx', 'saves what was edited with what was seen, and says what it does'),
  ),
  says(
    'The shirt tool wants a cookie and a session, for an upload a CSRF token and a template, and uploads 10 at first',
    told('authenticatedEmpty', 400),
    told('uploadedWithout', 400),
    on('shirt tool', 'Upload count At least 1'),
    by(SHIRT_RUN, 'must be there before a download or an upload'),
    by(SHIRT_RUN, 'without a CSRF token is not enough for an upload'),
    by(SHIRT_RUN, 'need shirts, and templates'),
  ),
];
