import { by, decided, leaksNothing, on, says, told, type Statement } from './statement.ts';

const DEVIATING_TEXTS = '023-texts-that-differ';
const REQUESTS = 'packages/remote-kit/test/request-json.test.ts';
const BOMBS = 'mfe-games/test/bombs.test.tsx';
const NOT_STARTED = 'says why when %s';
const FAILS_IN_A_ROUND = '%s: the round stays as it was';
const WITHDRAWALS = 'mfe-wallet/test/operators/withdrawals.test.tsx';
const CHANCES = 'mfe-games/test/operators/win-chances.test.tsx';
const TASKS = 'mfe-earn/test/operators/social-tasks.test.tsx';
const SHIRTS = 'mfe-admin/test/shirt-tool/shirt-tool.test.tsx';
const SHIRT_RUN = 'mfe-admin/test/shirt-tool/run.test.ts';

/** The catalogue of errors. */
export const chapter8: readonly Statement[] = [
  says(
    'A failure without words of ours is {status}: {text}',
    by(REQUESTS, 'an error with %s says the status, and no word of its body', '502: Bad Gateway'),
    leaksNothing(),
    decided(DEVIATING_TEXTS, 'the text of a foreign body is for no person; the status text is shown'),
  ),
  says(
    'What the server says is shown, or Failed to validate Roblox user, Failed to fetch gamepasses, Failed to validate user',
    by(
      'services/wallet/test/withdrawals/request.test.ts',
      '%s, nothing is held and the page says why',
      'Failed to validate Roblox user',
      'Failed to fetch gamepasses',
    ),
    by('mfe-wallet/test/gamepass-step.test.tsx', 'a failure without words has ours', 'Failed to fetch gamepasses'),
  ),
  says(
    'Toasts are titled Error, Withdrawal Failed, Test Withdrawal Failed, Redemption Failed, Failed to Join',
    by(
      'mfe-wallet/test/withdraw.test.tsx',
      'a refusal says why, keeps the selection and asks for the gamepasses again',
      'Withdrawal Failed',
    ),
    by('mfe-wallet/test/test-flow.test.tsx', 'a refusal says why, stays, and shows the price as it is now', 'Test Withdrawal Failed'),
    by(
      'mfe-earn/test/promo-codes.test.tsx',
      'each refusal is told in its own words, under its title and at the field, which keeps the code',
      'Redemption Failed',
    ),
    by('mfe-social/test/events.test.tsx', 'that is refused says why and asks for the list anew', 'Failed to Join'),
    by(BOMBS, NOT_STARTED, "'Error'"),
  ),
  says(
    'Cards are titled Validation Failed and Failed to Load Gamepasses',
    by('mfe-wallet/test/account-step.test.tsx', 'Validate again goes on once the platform answers', 'Validation Failed'),
    by(
      'mfe-wallet/test/gamepass-step.test.tsx',
      'a list that did not load says why, and Retry recovers without losing the focus',
      'Failed to Load Gamepasses',
    ),
  ),
  says(
    'A failed login is told beside the field',
    on('login without a name', 'Username Please enter a username'),
    by('shell/test/screens/sign-in.test.tsx', 'the server says why it refused, beside the field'),
  ),
  says('A game that does not start says the server’s words or Failed to start game', by(BOMBS, NOT_STARTED, 'Failed to start game')),
  says(
    'Who has not earned enough is told Earning Requirement Not Met',
    told('betTooEarly', 403, { message: 'You need to earn at least 15R$ to play games' }),
    by(BOMBS, NOT_STARTED, 'Earning Requirement Not Met'),
  ),
  says(
    'Without an answer a game that does not start says Failed to start game. Please try again.',
    by(BOMBS, NOT_STARTED, 'Failed to start game. Please try again.'),
  ),
  says(
    'A tile that cannot be turned says Failed to reveal tile. Please try again.',
    by(BOMBS, FAILS_IN_A_ROUND, 'Failed to reveal tile. Please try again.'),
  ),
  says(
    'A bomb says BOOM! You hit a bomb! Lost {amount} R$, and the money is asked for anew',
    by(BOMBS, 'ends at a bomb, shows where all of them lay, and asks for the balance anew', 'BOOM! You hit a bomb! Lost 10.00 R$'),
  ),
  says('A cash-out that fails says the server’s words or Failed to cash out', by(BOMBS, FAILS_IN_A_ROUND, "'Failed to cash out'")),
  says(
    'Without an answer it says Failed to cash out. Please try again.',
    by(BOMBS, FAILS_IN_A_ROUND, 'Failed to cash out. Please try again.'),
  ),
  says(
    'An operator’s login says Invalid admin credentials, or Admin login failed. Please try again.',
    told('adminStranger', 401, { message: 'Invalid admin credentials' }),
    by('mfe-admin/test/gate.test.tsx', 'says what came of it: %s', 'Invalid admin credentials', 'Admin login failed. Please try again.'),
  ),
  says(
    'A rate limit says Auto payout rate limited, and the withdrawal stays pending',
    by(WITHDRAWALS, 'that is rate limited (%s) stays pending for manual processing', 'Auto payout rate limited'),
  ),
  says(
    'Other failures of a payout say Withdrawal processing failed with the words, or Unknown error occurred',
    by(WITHDRAWALS, 'that fails says why; that nobody knows of is said as such', 'Withdrawal processing failed'),
    by(WITHDRAWALS, 'without words of the server says so', 'Unknown error occurred'),
  ),
  says(
    'A ban that is answered by a page says Server returned an error page instead of JSON',
    by('mfe-admin/test/members.test.tsx', 'answered by %s says so', 'Server returned an error page instead of JSON'),
  ),
  says(
    'Other failures of operators are titled Failed to ...',
    by(CHANCES, 'that cannot be loaded say so in the product’s words', 'Failed to load probability overrides'),
    by(CHANCES, 'one %s', 'Failed to remove override'),
    by(
      CHANCES,
      'of a name that is not among those found leaves the look-up to the server, and says what came of it',
      'Failed to create override',
    ),
    by(TASKS, 'a creation that fails says why and keeps the form', 'Failed to create task'),
    by(TASKS, 'one %s', 'Failed to delete task'),
  ),
  says(
    'Social links that are saved say Social media links updated successfully! or Failed to update links',
    by(
      'mfe-admin/test/social-links.test.tsx',
      'sends what was changed, one call each, with what was seen',
      'Social media links updated successfully!',
    ),
    by(
      'mfe-admin/test/social-links.test.tsx',
      'does not overwrite what a colleague saved meanwhile; Discard shows it',
      'Failed to update links',
    ),
    decided(DEVIATING_TEXTS, 'a toast, not an alert of the browser'),
  ),
  says(
    'A link that cannot be copied says Failed to copy link',
    by('mfe-social/test/referrals.test.tsx', 'that cannot be copied is selected by hand', 'Failed to copy link'),
  ),
  says(
    'The shirt tool says Missing Cookie, Session Invalid, Invalid Session, Download Failed, No Shirts to Upload, No Templates, No Uploads Successful, Partial Success, Upload Failed',
    by(SHIRTS, 'Missing Cookie, Session Invalid', 'Missing Cookie', 'Session Invalid'),
    by(SHIRTS, 'Download Failed: says why, stands still, and goes on', 'Download Failed'),
    by(SHIRTS, 'No Uploads Successful: the shirt says why, and is tried again', 'No Uploads Successful'),
    by(SHIRT_RUN, 'need shirts, and templates', 'no-shirts', 'no-templates'),
    by(SHIRT_RUN, 'must be there before a download or an upload', 'invalid-session'),
    by(SHIRT_RUN, 'that were lost on the way to the server go on under the same key', 'upload-failed'),
    by(SHIRT_RUN, 'of %i of which %i arrive: %s', 'partial-success'),
    by(SHIRT_RUN, 'has each title of the specification'),
  ),
  says('A path that is not there reads 404 Page Not Found', on('not found', '404 Page Not Found')),
];
