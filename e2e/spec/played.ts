import { operates } from './operated.ts';
import { newUsername } from '../support/member.ts';
import { inject } from 'vitest';
import { at, callerWith, textAt, type Call, type Said } from './caller.ts';

const PASS = 'https://www.roblox.com/game-pass/';
const DAY_MS = 86_400_000;

/** Every answer of the play, by its name. */
type Played = Awaited<ReturnType<typeof play>>;
export type Answers = Played['said'] & Awaited<ReturnType<Played['ends']>>;
export type AnswerName = keyof Answers;

/**
 * A visitor, a member who earns, plays, withdraws and is banned, and an operator call whatever there is, and each
 * answer is kept.
 */
export async function play() {
  const visitor = callerWith();
  const username = newUsername('spec');
  const registered = await visitor('POST', '/api/auth/register-or-login', { username, profilePicture: null });
  const member = callerWith(registered.cookie);
  const id = textAt(registered, 'id');
  const adminLogin = await visitor('POST', '/api/auth/admin-login', inject('owner'));
  const owner = callerWith(adminLogin.cookie);
  const before = { registered, adminLogin, ...(await signIns(visitor, username)), ...(await nothingYet(member)) };
  const earned = await earns(member, owner, username);
  const withdrawn = await withdraws(member, owner, username);
  const bombs = await bets(member, owner, id);
  const events = await joins(member, owner, username);
  const operated = await operates(owner, visitor, id, username);
  const afterwards = await looksBack(member, owner, visitor, username);
  const said = { ...before, ...earned, ...withdrawn, ...bombs, ...events.said, ...operated, ...afterwards };
  return { said, username, id, member, owner, cookie: registered.cookie, ends: () => ends(member, owner, visitor, id, events) };
}

async function signIns(visitor: Call, username: string) {
  const other = username.slice(5);
  const solo = { username: `solo_${other}` };
  return {
    visitorUser: await visitor('GET', '/api/auth/user'),
    emptyName: await visitor('POST', '/api/auth/register-or-login', { username: '  ' }),
    ghost: await visitor('POST', '/api/auth/register-or-login', { username: `ghost_${other}` }),
    notInGroup: await visitor('POST', '/api/auth/register-or-login', solo),
    notClicked: await visitor('POST', '/api/auth/complete-registration', { ...solo, groupLinkClicked: false }),
    completed: await visitor('POST', '/api/auth/complete-registration', { ...solo, groupLinkClicked: true }),
    visitorProfile: await visitor('GET', '/api/user/profile'),
    adminStranger: await visitor('POST', '/api/auth/admin-login', { username: 'nobody_here', password: 'no-password' }),
    visitorStatus: await visitor('GET', '/api/auth/admin-status'),
    minimum: await visitor('GET', '/api/settings/min_withdrawal'),
    settings: await visitor('GET', '/api/public/settings'),
  };
}

async function nothingYet(member: Call) {
  return {
    user: await member('GET', '/api/auth/user'),
    profile: await member('GET', '/api/user/profile'),
    betTooEarly: await member('POST', '/api/bombs/start', { betAmount: '1.00', bombCount: 3 }),
    walls: await member('GET', '/api/walls'),
    ranks: await member('GET', '/api/referral/ranks'),
    referralStats: await member('GET', '/api/referral/stats'),
    bombsRules: await member('GET', '/api/bombs/rules'),
    crashRules: await member('GET', '/api/crash/rules'),
    memberUsers: await member('GET', '/api/admin/users'),
  };
}

async function earns(member: Call, owner: Call, username: string) {
  const code = username.toUpperCase();
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const codeCreated = await owner('POST', '/api/admin/promo-codes', { code, reward: '1000.00', maxUses: 2, expiresAt });
  return {
    codeCreated,
    codeInLowerCase: await owner('POST', '/api/admin/promo-codes', { code: `${username}x`, reward: '1.00' }),
    codeWithoutReward: await owner('POST', '/api/admin/promo-codes', { code: `${code}X`, reward: '' }),
    redeemedNothing: await member('POST', '/api/promo/redeem', { code: '' }),
    redeemedUnknown: await member('POST', '/api/promo/redeem', { code: `${code}NO` }),
    redeemedLowerCase: await member('POST', '/api/promo/redeem', { code: username }),
    redeemed: await member('POST', '/api/promo/redeem', { code }),
    redeemedTwice: await member('POST', '/api/promo/redeem', { code }),
    promoCodes: await owner('GET', `/api/admin/promo-codes?search=${code}`),
    codeDeleted: await owner('DELETE', `/api/admin/promo-codes/${textAt(codeCreated, 'promoCode.id')}`),
  };
}

async function withdraws(member: Call, owner: Call, username: string) {
  const validated = await member('POST', '/api/validate-roblox-user', { username });
  const [first, second] = ['experiences.0', 'experiences.1'].map((place) => at(validated.body, place) as Record<string, string>);
  const gamepasses = await member('POST', '/api/fetch-gamepasses', { placeId: first?.['placeId'] });
  const others = await member('POST', '/api/fetch-gamepasses', { placeId: second?.['placeId'] });
  const linkOf = (said: Said, price: number): string => `${PASS}${passOf(said, price)}`;
  const withdrawn = await member('POST', '/api/withdraw', { amount: '100.00', gamepassLink: linkOf(gamepasses, 100) });
  const tested = await member('POST', '/api/test-withdraw', {
    amount: '100.00',
    ...second,
    experienceName: second?.['name'],
    name: undefined,
    gamepassId: passOf(others, 100),
  });
  const bought = await member('POST', '/api/withdraw', { amount: '250.00', gamepassLink: linkOf(others, 250) });
  const process = (said: Said, body: object) => owner('POST', `/api/admin/withdrawals/${textAt(said, 'withdrawal.id')}/process`, body);
  return {
    validated,
    validatedEmpty: await ofNobodysExperience(),
    validatedNobody: await member('POST', '/api/validate-roblox-user', { username: '' }),
    gamepasses,
    withdrawn,
    tested,
    bought,
    belowMinimum: await member('POST', '/api/withdraw', { amount: '25.00', gamepassLink: linkOf(gamepasses, 25) }),
    otherAmount: await member('POST', '/api/withdraw', { amount: '200.00', gamepassLink: linkOf(gamepasses, 250) }),
    aboveBalance: await member('POST', '/api/withdraw', { amount: '1000.00', gamepassLink: linkOf(gamepasses, 1000) }),
    testAboveBalance: await member('POST', '/api/test-withdraw', {
      amount: '1000.00',
      ...second,
      experienceName: second?.['name'],
      name: undefined,
      gamepassId: passOf(others, 1000),
    }),
    historyPending: await member('GET', '/api/withdraw/history'),
    rejectedWithout: await process(withdrawn, { status: 'failed', rejectionReason: ' ' }),
    rejected: await process(withdrawn, { status: 'failed', rejectionReason: 'The specification says no' }),
    paid: await process(bought, { status: 'completed', autoPayout: true }),
    history: await member('GET', '/api/withdraw/history'),
    adminWithdrawals: await owner('GET', `/api/admin/withdrawals?search=${username}`),
    testCancelled: await member('POST', `/api/withdraw/${textAt(tested, 'withdrawal.id')}/cancel`),
  };
}

async function ofNobodysExperience(): Promise<Said> {
  const username = newUsername('empty');
  const { cookie } = await callerWith()('POST', '/api/auth/register-or-login', { username });
  return callerWith(cookie)('POST', '/api/validate-roblox-user', { username });
}

function passOf(said: Said, price: number): string {
  const passes = at(said.body, 'gamepasses') as { id: string; price: string }[] | undefined;
  return passes?.find((pass) => Number(pass.price) === price)?.id ?? '0';
}

/** A round that cannot be lost and is cashed out, then one that is lost. */
async function bets(member: Call, owner: Call, userId: string) {
  const overrides = '/api/admin/user-probability-overrides';
  const set = (houseEdgeMultiplier: number, others: object = {}) => owner('POST', overrides, { userId, houseEdgeMultiplier, ...others });
  const certain = await set(1, { gameType: 'bombs', notes: '  hi  ', maxMultiplierOverride: null });
  const listed = await owner('GET', overrides);
  const started = await member('POST', '/api/bombs/start', { betAmount: '10.00', bombCount: 1 });
  const gameId = textAt(started, 'gameId');
  const revealed = await member('POST', '/api/bombs/reveal', { gameId, tileIndex: 0 });
  const revealedAgain = await member('POST', '/api/bombs/reveal', { gameId, tileIndex: 0 });
  const cashedOut = await member('POST', '/api/bombs/cashout', { gameId });
  await set(0.01);
  const lost = await member('POST', '/api/bombs/start', { betAmount: '1.00', bombCount: 10 });
  let hit = lost;
  for (let tileIndex = 0; tileIndex < 15 && at(hit.body, 'won') !== false; tileIndex++)
    hit = await member('POST', '/api/bombs/reveal', { gameId: textAt(lost, 'gameId'), tileIndex });
  const bands = {
    breakEven: await set(0.52),
    base: await set(0.45),
    tooLow: await set(0),
    tooHigh: await set(1.01),
    lowCap: await set(0.45, { maxMultiplierOverride: 0.9 }),
  };
  const restored = await owner('DELETE', `${overrides}/${textAt(bands.base, 'override.id')}`);
  await set(0.52);
  const nobody = await owner('POST', overrides, { houseEdgeMultiplier: 0.45 });
  const refused = {
    betNothing: await member('POST', '/api/bombs/start', { betAmount: '0', bombCount: 3 }),
    betTooMuch: await member('POST', '/api/bombs/start', { betAmount: '999.00', bombCount: 3 }),
    fourBombs: await member('POST', '/api/bombs/start', { betAmount: '1.00', bombCount: 4 }),
  };
  return { certain, overrides: listed, started, revealed, revealedAgain, cashedOut, hit, ...bands, restored, nobody, ...refused };
}

async function joins(member: Call, owner: Call, username: string) {
  const from = (ms: number): string => new Date(Date.now() + ms).toISOString();
  const times = { startsAt: from(-1000), endsAt: from(2 * DAY_MS) };
  const create = (title: string, others: object) =>
    owner('POST', '/api/admin/events', {
      title: `${title} of ${username}`,
      description: 'of the specification',
      prize: '50.00',
      ...times,
      ...others,
    });
  const eventCreated = await create('Open', {});
  const full = await create('Full', { entryFee: '5.00', maxParticipants: 1 });
  const [openId, fullId] = [textAt(eventCreated, 'event.id'), textAt(full, 'event.id')];
  const newcomer = callerWith((await callerWith()('POST', '/api/auth/register-or-login', { username: newUsername('new') })).cookie);
  const joined = await member('POST', `/api/events/${openId}/join`);
  const joinedForFee = await member('POST', `/api/events/${fullId}/join`);
  const said = {
    eventCreated,
    eventWithoutTitle: await create('', { title: '' }),
    eventWithoutPrize: await create('No prize', { prize: '' }),
    eventWithoutTimes: await owner('POST', '/api/admin/events', { title: 'No times', prize: '5.00' }),
    joined,
    joinedForFee,
    joinedTooPoor: await newcomer('POST', `/api/events/${openId}/join`),
    joinedFull: await newcomer('POST', `/api/events/${fullId}/join`),
    events: await member('GET', '/api/events'),
  };
  return { said, openId, fullId };
}

async function looksBack(member: Call, owner: Call, visitor: Call, username: string) {
  const active = (hours: string) => owner('GET', `/api/admin/active-users${hours}`);
  return {
    transactions: await member('GET', '/api/user/transactions'),
    wallsLater: await member('GET', '/api/walls'),
    adminUsers: await owner('GET', `/api/admin/users?search=${username}`),
    adminEvents: await owner('GET', `/api/admin/events?search=${username}`),
    active1: await active('?hours=1'),
    active6: await active('?hours=6'),
    active12: await active('?hours=12'),
    active24: await active('?hours=24'),
    active2: await active('?hours=2'),
    activeDefault: await active(''),
    referralEarnings: await member('GET', '/api/referral/earnings'),
    tasks: await member('GET', '/api/social-media-tasks'),
    visitorAdmin: await visitor('GET', '/api/admin/users'),
  };
}

/** Another member, who is disabled and enabled again, and logs out. */
async function comesAndGoes(owner: Call, visitor: Call) {
  const registered = await visitor('POST', '/api/auth/register-or-login', { username: newUsername('gone') });
  const users = `/api/admin/users/${textAt(registered, 'id')}`;
  const gone = callerWith(registered.cookie);
  return {
    disabled: await owner('POST', `${users}/disable`),
    enabled: await owner('POST', `${users}/enable`),
    loggedOut: await gone('POST', '/api/auth/logout'),
    userAfterLogout: await gone('GET', '/api/auth/user'),
  };
}

/** What ends what the pages still showed: the giveaways, and the member. */
async function ends(member: Call, owner: Call, visitor: Call, id: string, { openId, fullId }: { openId: string; fullId: string }) {
  const eventEnded = await owner('POST', `/api/admin/events/${openId}/end`);
  const eventDeleted = await owner('DELETE', `/api/admin/events/${fullId}`);
  const afterPrize = await member('GET', '/api/user/transactions');
  const banned = await owner('POST', `/api/admin/users/${id}/ban`, { reason: 'The specification' });
  const bannedWithout = await owner('POST', `/api/admin/users/${id}/ban`, { reason: ' ' });
  const bannedUser = await member('GET', '/api/auth/user');
  return { eventEnded, eventDeleted, afterPrize, banned, bannedWithout, bannedUser, ...(await comesAndGoes(owner, visitor)) };
}
