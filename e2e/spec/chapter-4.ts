import { by, decided, notAsked, notOn, on, says, TEXT, told, type Statement } from './statement.ts';

const SIGN_IN = 'shell/test/screens/sign-in.test.tsx';
const FRAME = 'shell/test/screens/frame.test.tsx';
const BOMBS = 'mfe-games/test/bombs.test.tsx';
const WITHDRAW = 'mfe-wallet/test/withdraw.test.tsx';
const STEPS = 'mfe-wallet/test/wizard-state.test.ts';
const RANKS = 'mfe-social/test/operators/referral-ranks.test.tsx';

/** States and transitions. */
export const chapter4: readonly Statement[] = [
  says('Who is not signed in is null', told('visitorUser', 200, null)),
  says(
    'A 202 that requires the group opens a dialog',
    told('notInGroup', 202, { requiresGroupMembership: true }),
    on('group dialog', 'Join our group first'),
  ),
  says(
    'Open Roblox Group opens the link and marks it',
    on('group dialog', '[button Open Roblox Group]'),
    by(SIGN_IN, 'who is not in the group is asked to join; finishing waits until its page was opened'),
  ),
  says(
    'Finish Registration is there only after that, and completes the registration',
    on('group dialog', '[button Finish Registration disabled]'),
    on('group dialog, opened', '[button Finish Registration]'),
    told('completed', 200, { username: TEXT }),
  ),
  says(
    'The dialog says truly when the group is looked at',
    on('group dialog', /We check that solo_\w+ is in the group when you withdraw\./),
  ),
  says('Who is signed in is not asked again within five minutes', notAsked('/api/auth/user')),
  says(
    '100 ms after the login it is asked again',
    by(SIGN_IN, 'the user is asked for once more, 100 ms after the login, and the dashboard opens'),
  ),
  says('A logout leaves nothing of the member', by(FRAME, 'logging out shows the landing page, and nothing is left for the next member')),
  says(
    'An operator bans with a reason, and enables again',
    told('banned', 200, { success: true }),
    told('bannedUser', 200, { disabled: true, banReason: 'The specification' }),
    by('services/identity/test/bans.test.ts', 'sees why, when and by whom; everything else of theirs is 403 until they are enabled'),
  ),
  says(
    'Nobody bans an administrator',
    by('mfe-admin/test/members.test.tsx', 'is not offered for an administrator, and enabling only for who is banned'),
    by('services/identity/test/bans.test.ts', 'is an operator’s work only, and never an administrator'),
  ),
  says('The second step needs an experience', by(STEPS, 'no experience, no second step'), on('newcomer: experiences', '2 published by')),
  says(
    'Choosing an experience goes to the third step and loads its gamepasses',
    on('newcomer: gamepasses', 'Choose a gamepass', 'Plus pass'),
  ),
  says(
    'Back goes from the third step to the second, and to the first',
    by(STEPS, 'Back from the gamepasses forgets the experience and the gamepass'),
    by(STEPS, 'Back from the experiences forgets them'),
  ),
  says(
    'After a withdrawal the wizard begins anew',
    by(STEPS, 'a withdrawal shows what was sent, and leads to a new beginning'),
    by(WITHDRAW, 'sends the price and the link, then tells what happens, with history and profile asked for again'),
  ),
  says(
    'The test flow goes experience, gamepass, withdraw, with Back',
    by('mfe-wallet/test/test-flow.test.tsx', 'each step wants its selection'),
    by('mfe-wallet/test/test-flow.test.tsx', 'Back keeps the selections'),
  ),
  says(
    'Pending becomes completed, also by the bot that buys the gamepass',
    told('paid', 200, { withdrawal: { status: 'completed' }, payoutState: 'paid' }),
    by('services/wallet/test/payouts/decisions.test.ts', 'approved: paid, and told who did it'),
  ),
  says(
    'Pending becomes failed, with a reason',
    told('rejected', 200, { withdrawal: { status: 'failed', reason: 'The specification says no' } }),
  ),
  says(
    'Completed is green, failed red, others yellow',
    by('mfe-wallet/test/history.test.tsx', 'each withdrawal shows its status in the status’ colour, and what became of it'),
  ),
  says(
    'A giveaway that ends draws a winner, who is paid the prize',
    told('eventEnded', 200, { event: { status: 'ended', winnerUsername: TEXT } }),
    by(
      'services/social/test/giveaways.test.ts',
      'draws a winner that anybody can check, and pays them once, however many operators end it',
    ),
  ),
  says('An operator ends an active one, and deletes any', told('eventEnded', 200), told('eventDeleted', 200)),
  says(
    'In Bombs each safe tile raises the multiplier, and what stands can be cashed out',
    told('revealed', 200, { won: true, multiplier: 1.04 }),
    told('cashedOut', 200, { success: true }),
  ),
  says(
    'A bomb ends it, and all bombs are shown',
    told('hit', 200, { won: false }),
    by(BOMBS, 'ends at a bomb, shows where all of them lay, and asks for the balance anew'),
  ),
  says(
    'Play Again resets the board',
    by('mfe-games/test/play.test.tsx', 'plays the next round in one press, with the bet that stands there'),
  ),
  says(
    'Bet and bombs are locked during a game',
    by(BOMBS, 'takes the bet once, locks the settings, turns tiles, and pays when cashed out'),
  ),
  says(
    'A tile is ignored when nobody plays, when it is open, and while an answer is awaited',
    by(BOMBS, 'ignores clicks when not playing, on an open tile, and while an answer is awaited'),
    told('revealedAgain', 200, { won: true, revealed: [0] }),
  ),
  says(
    'A promo code is active or not',
    told('codeCreated', 201, { promoCode: { isActive: true } }),
    by('mfe-earn/test/operators/promo-codes.test.tsx', 'is switched off and on'),
  ),
  says(
    'A social task is active or not; it is made and deleted, never edited',
    told('taskCreated', 201, { task: { isActive: false } }),
    told('taskDeleted', 200),
    decided('023-texts-that-differ', 'operators mend tasks, without worsening what was promised'),
  ),
  says(
    'A rank is looked at or edited',
    by(RANKS, '%s leaves everything as it was'),
    by(RANKS, 'saves what was edited with what was seen, and says what it does'),
  ),
  says(
    'A step of the shirt tool is pending, current, running or complete',
    by('mfe-admin/test/shirt-tool/run.test.ts', 'go from setup to complete, each pending, current, running or complete'),
  ),
  says(
    'A win chance p is Player Advantage above an expected value p*1.8-1 of 0, Near Break-even from -0.1, else House Advantage; the house edge is (1-p)*100',
    told('certain', 200, {
      override: {
        classification: 'Player Advantage',
        advice: 'Too generous - player profits over time',
        playerExpectedValue: 0.8,
        houseEdge: 0,
      },
    }),
    told('breakEven', 200, {
      override: { classification: 'Near Break-even', advice: 'Borderline sustainable - monitor closely', houseEdge: 48 },
    }),
    told('base', 200, {
      override: { classification: 'House Advantage', advice: 'Sustainable for platform', playerExpectedValue: -0.19, houseEdge: 55 },
    }),
  ),
  says(
    'Panels of walls open and close by themselves',
    on('newcomer: one wall closed', '[button Close ayeT-Studios]'),
    notOn('newcomer: one wall closed', '[button Close BitLabs]'),
  ),
];
