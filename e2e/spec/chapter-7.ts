import { expect } from 'vitest';
import {
  askedOnceEach,
  by,
  decided,
  leaksNothing,
  list,
  MONEY,
  notAsked,
  NUMBER,
  says,
  TEXT,
  told,
  type Proof,
  type Statement,
} from './statement.ts';

const REQUESTS = 'packages/remote-kit/test/request-json.test.ts';
const DEVIATING_TEXTS = '023-texts-that-differ';

/** The calls, member side. */
const callsOfMembers: readonly Statement[] = [
  says(
    'GET /api/auth/user answers the user, or that nobody is signed in',
    told('user', 200, { username: TEXT }),
    told('visitorUser', 200, null),
  ),
  says(
    'POST /api/auth/register-or-login takes username and profilePicture; 202 answers requiresGroupMembership, username, profilePicture, error',
    told('registered', 200, { username: TEXT }),
    told('notInGroup', 202, { requiresGroupMembership: true, username: TEXT, profilePicture: null, error: null }),
    told('ghost', 404),
  ),
  says('One text of a failed login is Login failed: {status text}', decided(DEVIATING_TEXTS, 'HTTP/2 has no status text')),
  says('POST /api/auth/complete-registration takes groupLinkClicked', told('notClicked', 400), told('completed', 200, { username: TEXT })),
  says('POST /api/auth/logout ends the session', told('loggedOut', 200), told('userAfterLogout', 200, null)),
  says('GET /api/user/profile answers user', told('profile', 200, { user: { username: TEXT, balance: MONEY } })),
  says('GET /api/user/transactions answers transactions', told('transactions', 200, { transactions: list({ type: TEXT }) })),
  says('GET /api/events answers events', told('events', 200, { events: list({ id: TEXT }) })),
  says(
    'POST /api/events/{id}/join joins: Successfully Joined!',
    told('joined', 200, { message: 'Successfully Joined!' }),
    by('mfe-social/test/events.test.tsx', 'a free event sends once, however often it is pressed, and says so', 'Successfully Joined!'),
  ),
  says('GET /api/social-media-tasks answers tasks', told('tasks', 200, { tasks: list() })),
  says('GET /api/withdraw/history answers withdrawals', told('history', 200, { withdrawals: list({ id: TEXT }) })),
  says('GET /api/settings/min_withdrawal answers value', told('minimum', 200, { value: '100' })),
  says(
    'GET /api/public/settings answers a list of key and value',
    told('settings', 200, list({ key: 'min_withdrawal', value: '100' }) as object),
  ),
  says(
    'POST /api/validate-roblox-user answers experiences and message',
    told('validated', 200, { experiences: list({ name: TEXT }), message: TEXT }),
  ),
  says('POST /api/fetch-gamepasses answers gamepasses', told('gamepasses', 200, { gamepasses: list({ id: TEXT }) })),
  says(
    'POST /api/withdraw takes amount and gamepassLink: Withdrawal Requested',
    told('withdrawn', 200, { message: 'Withdrawal Requested' }),
    by(
      'mfe-wallet/test/withdraw.test.tsx',
      'sends the price and the link, then tells what happens, with history and profile asked for again',
      'Withdrawal Requested',
    ),
  ),
  says(
    'POST /api/test-withdraw takes amount, experienceId, placeId, experienceName, gamepassId',
    told('tested', 200, { withdrawal: { type: 'test' } }),
  ),
  says(
    'POST /api/promo/redeem answers reward: Promo Code Redeemed! You earned {reward} Robux!',
    told('redeemed', 200, { reward: '1000.00' }),
    told('redeemedTwice', 409),
    by('mfe-earn/test/promo-codes.test.tsx', 'a code is sent trimmed and in upper case, and what it paid is told', 'Promo Code Redeemed!'),
  ),
  says('GET /api/referral/stats answers stats', told('referralStats', 200, { referralCount: NUMBER, totalEarnings: MONEY })),
  says('GET /api/referral/earnings answers earnings', told('referralEarnings', 200, { earnings: [] })),
  says('GET /api/referral/ranks answers ranks', told('ranks', 200, { ranks: list({ name: 'Diamond' }) })),
  says(
    'The addresses of the four walls have the user id, one has the username as well',
    idsOfWalls(),
    decided(DEVIATING_TEXTS, 'each wall knows a member by an id of that wall alone'),
  ),
  says(
    'POST /api/bombs/start takes betAmount and bombCount, answers success, gameId, message',
    told('started', 200, { success: true, gameId: TEXT, message: TEXT }),
  ),
  says(
    'POST /api/bombs/reveal takes gameId and tileIndex, answers won, multiplier, bombPositions',
    told('revealed', 200, { won: true, multiplier: 1.04, bombPositions: null }),
    told('hit', 200, { won: false, multiplier: NUMBER }),
  ),
  says(
    'POST /api/bombs/cashout takes gameId, answers success, winAmount, multiplier, message',
    told('cashedOut', 200, { success: true, winAmount: '10.40', multiplier: 1.04, message: TEXT }),
  ),
];

/** The calls of operators, of the shirt tool, and what all have in common. */
const callsOfOperators: readonly Statement[] = [
  says(
    'POST /api/auth/admin-login signs in and loads the page anew',
    told('adminLogin', 200, { success: true }),
    by('mfe-admin/test/browser/frame.browser.test.ts', 'signing in by keyboard alone loads the page anew'),
  ),
  says(
    'GET /api/auth/admin-status answers isAdmin',
    told('adminStatus', 200, { isAdmin: true }),
    told('visitorStatus', 200, { isAdmin: false }),
  ),
  says(
    'GET /api/admin/roblox-status is asked every 30 s',
    told('botStatus', 200, { status: TEXT }),
    by('mfe-wallet/test/operators/bot.test.tsx', 'is asked about every 30 s, which keeps no session alive'),
  ),
  says(
    'POST /api/admin/update-roblox-cookie answers testResult',
    told('cookieUpdated', 200, { testResult: { username: TEXT, robux: NUMBER } }),
  ),
  says('GET /api/admin/users answers users', told('adminUsers', 200, { users: list({ id: TEXT }) })),
  says('GET /api/admin/promo-codes answers promoCodes', told('promoCodes', 200, { promoCodes: list({ id: TEXT }) })),
  says('GET /api/admin/events answers events', told('adminEvents', 200, { events: list({ id: TEXT }) })),
  says(
    'GET /api/admin/withdrawals answers withdrawals and testWithdrawals',
    told('adminWithdrawals', 200, { withdrawals: list({ id: TEXT }), testWithdrawals: list({ id: TEXT }) }),
  ),
  says(
    'GET /api/admin/active-users takes hours of 1, 6, 12 or 24 and answers count',
    told('active1', 200, { count: NUMBER }),
    told('active6', 200, { count: NUMBER }),
    told('active12', 200, { count: NUMBER }),
    told('active24', 200, { count: NUMBER }),
    told('active2', 400),
  ),
  says(
    'POST /api/admin/users/{id}/disable and /enable need no body',
    told('disabled', 200, { success: true }),
    told('enabled', 200, { success: true }),
  ),
  says('POST /api/admin/users/{id}/adjust-balance takes amount and description', told('adjusted', 200, { balance: MONEY })),
  says('POST /api/admin/users/{id}/ban takes reason', told('banned', 200, { success: true })),
  says(
    'POST /api/admin/withdrawals/{id}/process takes status, rejectionReason, autoPayout, answers purchaseDetails and gamepassId',
    told('paid', 200, { gamepassId: TEXT, purchaseDetails: { price: '250.00' } }),
    told('rejected', 200, { gamepassId: TEXT, purchaseDetails: null }),
  ),
  says('POST and DELETE /api/admin/promo-codes make and delete a code', told('codeCreated', 201), told('codeDeleted', 200)),
  says(
    'POST /api/admin/events, its /end and DELETE make, end and delete an event',
    told('eventCreated', 201),
    told('eventEnded', 200),
    told('eventDeleted', 200),
  ),
  says('POST /api/admin/settings takes key and value', told('settingChanged', 200, { key: 'discord_link' }), told('settingUnknown', 400)),
  says('GET /api/admin/list-admins answers admins', told('adminList', 200, { admins: list({ id: TEXT }) })),
  says('POST /api/admin/create-admin takes username, password, role', told('adminCreated', 201, { admin: { id: TEXT } })),
  says('PUT /api/admin/update-role/{id} takes role', told('roleUpdated', 200)),
  says('DELETE /api/admin/delete-admin/{id} removes an account', told('adminDeleted', 200)),
  says('PUT /api/admin/change-password takes currentPassword and newPassword', told('passwordChanged', 200), told('passwordShort', 400)),
  says(
    'GET and PUT /api/admin/referral-ranks answer ranks and change one',
    told('adminRanks', 200, { ranks: list({ id: TEXT }) }),
    told('rankChanged', 200, { rank: { name: 'Bronze' } }),
  ),
  says('POST and DELETE /api/admin/social-media-tasks make and delete a task', told('taskCreated', 201), told('taskDeleted', 200)),
  says(
    'GET, POST and DELETE /api/admin/user-probability-overrides list, set and restore a win chance, called Restore Default',
    told('overrides', 200, { overrides: list({ id: TEXT }) }),
    told('certain', 200),
    told('restored', 200),
    by('mfe-games/test/operators/win-chances.test.tsx', 'one %s', 'Restore Default'),
  ),
  says(
    'POST /api/rbx/authenticate answers userInfo, csrfToken, message',
    told('authenticated', 200, { userInfo: { name: TEXT }, csrfToken: TEXT, message: TEXT }),
  ),
  says('GET /api/rbx/fetch-shirts answers shirts', told('shirts', 200, { shirts: list({ assetId: TEXT, name: TEXT }) })),
  says(
    'POST /api/rbx/download-template answers templateData, size, message',
    told('downloaded', 200, { templateData: TEXT, size: NUMBER, message: TEXT }),
    told('unconfirmed', 403, { code: 'rights_not_confirmed' }),
    decided('023-texts-that-differ', 'only after the operator has confirmed their rights'),
  ),
  says(
    'POST /api/rbx/upload-shirt takes the name with (Clone), answers uploadedAssetId, message',
    told('uploaded', 200, { uploadedAssetId: TEXT, message: TEXT }),
    decided('023-texts-that-differ', 'only after the operator has confirmed their rights'),
  ),
  says(
    'What is not OK is an error of status, a colon, and the text of the answer or of the status',
    by(REQUESTS, 'an error with %s says the status, and no word of its body'),
    leaksNothing(),
    decided(DEVIATING_TEXTS, 'a body that is not ours is for no person'),
  ),
  says('Nothing is tried again by itself, asked again on focus, or stale by time', askedOnceEach(), notAsked('/api/auth/user')),
];

/**
 * The member’s id of each wall: another one at each, none their own, the same ones later; one wall has the username
 * too.
 */
function idsOfWalls(): Proof {
  return {
    kind: 'seen',
    holds: ({ answer, username }) => {
      const { id } = answer('user').body as { id: string };
      const walls = addressesIn(answer('walls').body);
      const ids = walls.map(idIn);
      expect(new Set([...ids, id]).size, `the member’s own id and those at the walls, ${ids.join(' ')}`).toBe(5);
      expect(addressesIn(answer('wallsLater').body).map(idIn), 'the ids at the walls, asked for later').toEqual(ids);
      expect(walls.map((url) => [url.includes(id), url.includes(username)])).toEqual([
        [false, true],
        [false, false],
        [false, false],
        [false, false],
      ]);
    },
  };
}

const addressesIn = (walls: unknown): string[] => (walls as { walls: { url: string }[] }).walls.map(({ url }) => url);

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The one id in an address that stays the same each time it is asked for. */
function idIn(address: string): string {
  const [id, ...others] = address.match(UUID) ?? [];
  if (id === undefined || others.length > 0) throw new Error(`no one id in ${address}`);
  return id;
}

export const chapter7: readonly Statement[] = [...callsOfMembers, ...callsOfOperators];
