import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../outside/calls.ts';
import { isNo, isYes, onlyTold, scenario, wasTold, type Act, type Told } from '../scenario.ts';
import { ban, giveCookie, leave, lookAtTheBot, rename, restoredMeanwhile, signOut } from './meanwhile.ts';
import { SWEEP_AFTER_MS } from '../site/environment.ts';
import { AT_FIRST, type Person, type World } from '../world.ts';

export const PRICE = 100;
export const PRICE_HUNDREDTHS = 10_000n;

export interface Asked {
  person: Person;
  passId: number;
  price?: number;
  key?: string;
}
export interface Held extends Asked {
  id: string;
}

export const askForGamepass: Act<Asked> = (world, { person, passId, price, key }, { second }) => {
  const amount = price ?? world.site.platform.passes.get(passId)?.price ?? PRICE;
  const payload = { amount, gamepassLink: `https://www.roblox.com/game-pass/${passId}/a` };
  return world.as(person, 'wallet', 'POST', '/api/withdraw', payload, { second, ...(key !== undefined && { key }) });
};

const withoutKey: Act<Asked> = (world, { person, passId }, at) => askForGamepass(world, { person, passId }, at);
export const cancel: Act<Held> = (world, { person, id }, at) => world.as(person, 'wallet', 'POST', `/api/withdraw/${id}/cancel`, {}, at);

const decide =
  (decision: object): Act<Held> =>
  (world, { id }, at) =>
    world.operator('wallet', 'POST', `/api/admin/withdrawals/${id}/process`, decision, at);
export const payByBot = decide({ status: 'completed', autoPayout: true });
export const reject = decide({ status: 'failed', rejectionReason: 'no' });
const payByHand = decide({ status: 'completed' });
const reserve: Act<Held> = (world, { id }, at) => world.operator('wallet', 'POST', `/api/admin/withdrawals/${id}/reserve`, {}, at);
const release: Act<Held> = (world, { id }, at) => world.operator('wallet', 'POST', `/api/admin/withdrawals/${id}/release`, {}, at);
const enqueue: Act<Held> = (world, { id }, at) =>
  world.operator('wallet', 'POST', '/api/admin/withdrawals/process-batch', { ids: [id], status: 'completed', autoPayout: true }, at);
const turn = async (world: World): Promise<Answer> => {
  await world.site.turn();
  return { status: 200, body: '' };
};

async function anAsker(world: World): Promise<Asked & { key: string }> {
  const person = world.person();
  return { person, passId: world.site.platform.pass(person.platformId, PRICE), key: randomUUID() };
}

export async function aHeld(world: World): Promise<Held> {
  const asked = await anAsker(world);
  const answer = await askForGamepass(world, asked, { second: false });
  if (answer.status !== 200) throw new Error(`nothing could be withdrawn: ${answer.body}`);
  return { ...asked, id: (JSON.parse(answer.body) as { withdrawal: { id: string } }).withdrawal.id };
}

export const statesOf = async (world: World, { person }: Asked): Promise<string[]> =>
  (await world.rows<{ state: string }>('wallet', 'select state from withdrawals where member_id = $1', [person.id])).map(
    ({ state }) => state,
  );

/**
 * What the member was told of the one withdrawal, and what became of it; the platform and the ledger are compared in
 * model/.
 */
export async function oneWithdrawal(world: World, it: Held, told: Told): Promise<Record<string, boolean>> {
  await lookAtTheBot(world);
  const [state = 'none'] = await statesOf(world, it);
  const { available } = await world.balance(it.person);
  const isOut = state === 'held' || state === 'paid';
  const heard = (act: string, ended: string): boolean => !wasTold(told, act, isYes) || state === ended;
  return {
    'the balance is what was not withdrawn': available === AT_FIRST - (isOut ? PRICE_HUNDREDTHS : 0n),
    'told that it is cancelled, it is': heard('cancel', 'cancelled'),
    'told that it is rejected, it is': heard('reject', 'rejected'),
    'told that it is paid, it is': heard('pay-by-bot', 'paid') && heard('pay-by-hand', 'paid'),
  };
}

/** What is still held in the end can be paid, at once. */
async function endsPayable(world: World, it: Held, told: Told): Promise<Record<string, boolean>> {
  await lookAtTheBot(world);
  const again = (await statesOf(world, it)).includes('held') ? await payByBot(world, it, { second: false }) : undefined;
  await world.rest();
  return { ...(await oneWithdrawal(world, it, told)), 'what is held can be paid': again === undefined || isYes(again) };
}

/** The same where it may turn out to be bought: it is paid once the platform has said so. */
async function endsPaid(world: World, it: Held, told: Told): Promise<Record<string, boolean>> {
  const { 'what is held can be paid': isToldSo, ...others } = await endsPayable(world, it, told);
  return { ...others, 'what is held is paid': isToldSo || (await statesOf(world, it)).includes('paid') };
}

const anotherToken: Act<unknown> = (world) => {
  world.site.platform.wantHandshake();
  return Promise.resolve({ status: 200, body: '' });
};

/** A try whose purchase the platform does not confirm, and lists only when the wallet has given it up. */
const payUnlisted: Act<Held> = async (world, it, at) => {
  const { platform } = world.site;
  Object.assign(platform, { isMute: true, isLate: true });
  const answer = await payByBot(world, it, at);
  while ((await statesOf(world, it)).includes('unknown')) {
    await pause(SWEEP_AFTER_MS);
    await world.site.bringForward();
    await world.site.turn({ second: true });
  }
  Object.assign(platform, { isMute: false, isLate: false });
  return answer;
};

/** A member asks for the price of a gamepass of theirs. Nobody pays it. */
export const withdrawRequest = scenario({
  name: 'withdraw-request',
  begin: anAsker,
  acts: { request: askForGamepass },
  rivals: { 'other-key': withoutKey, ban, leave, restore: restoredMeanwhile },
  async ends(world, it, told) {
    await lookAtTheBot(world);
    const { available } = await world.balance(it.person);
    const held = (await statesOf(world, it)).filter((state) => state === 'held').length;
    const isYesToAny = wasTold(told, 'request', isYes) || wasTold(told, 'other-key', isYes);
    return {
      'what is held has left the balance': available === AT_FIRST - BigInt(held) * PRICE_HUNDREDTHS,
      'one gamepass is asked for once': held <= 1,
      'told that it is requested, it is': !isYesToAny || held === 1,
      'told that it was refused, it was': !(onlyTold(told, 'request', isNo) && onlyTold(told, 'other-key', isNo)) || held === 0,
    };
  },
});

/** Two gamepasses, and money for one: the second request may be quicker. */
export const withdrawTooMuch = scenario({
  name: 'withdraw-too-much',
  async begin(world) {
    const person = world.person();
    const pass = (): number => world.site.platform.pass(person.platformId, 300);
    return { one: { person, passId: pass(), key: randomUUID() }, other: { person, passId: pass(), key: randomUUID() } };
  },
  acts: { request: (world, { one }, at) => askForGamepass(world, one, at) },
  rivals: { 'other-gamepass': (world, { other }, at) => askForGamepass(world, other, at) },
  async ends(world, { one }, told) {
    const held = (await statesOf(world, one)).filter((state) => state === 'held').length;
    const { available } = await world.balance(one.person);
    return {
      'what is held has left the balance': available === AT_FIRST - BigInt(held) * 30_000n,
      'told that it is requested, it is': !(wasTold(told, 'request', isYes) || wasTold(told, 'other-gamepass', isYes)) || held === 1,
    };
  },
});

export const withdrawCancel = scenario({
  name: 'withdraw-cancel',
  begin: aHeld,
  acts: { cancel },
  rivals: { reject, 'pay-by-bot': payByBot, 'pay-unlisted': payUnlisted, restore: restoredMeanwhile },
  ends: endsPaid,
});

export const withdrawReject = scenario({
  name: 'withdraw-reject',
  begin: aHeld,
  acts: { reject },
  rivals: { cancel },
  ends: oneWithdrawal,
});

export const withdrawByBot = scenario({
  name: 'withdraw-by-bot',
  begin: aHeld,
  acts: { 'pay-by-bot': payByBot },
  rivals: { cancel, reject, ban, rename, leave, restore: restoredMeanwhile, 'sign-out': signOut },
  ends: oneWithdrawal,
});

/** The platform sells and fails to say so: it is asked what it sold. */
export const withdrawUnknown = scenario({
  name: 'withdraw-unknown',
  async begin(world) {
    const it = await aHeld(world);
    world.site.platform.isMute = true;
    return it;
  },
  acts: { 'pay-by-bot': payByBot },
  rivals: { cancel, reject, 'sign-out': signOut },
  async ends(world, it, told) {
    world.site.platform.isMute = false;
    return endsPayable(world, it, told);
  },
});

/** It sells, fails to say so, and ends the bot’s session: nobody can ask what it sold, and nothing is given back. */
export const withdrawUnasked = scenario({
  name: 'withdraw-unasked',
  async begin(world) {
    const it = await aHeld(world);
    world.site.platform.isMute = true;
    return it;
  },
  acts: {
    async 'pay-by-bot'(world, it, at) {
      const answer = await payByBot(world, it, at);
      await signOut(world, it, at);
      return answer;
    },
    turn,
    cancel,
  },
  rivals: { reject },
  async ends(world, it, told) {
    world.site.platform.isMute = false;
    return endsPaid(world, it, told);
  },
});

/** The platform has ended the bot’s session: nothing is bought until an operator gives it another cookie. */
export const withdrawSignedOut = scenario({
  name: 'withdraw-signed-out',
  async begin(world) {
    const it = await aHeld(world);
    world.site.platform.signOut();
    return it;
  },
  acts: { 'pay-by-bot': payByBot, 'give-cookie': giveCookie },
  rivals: { cancel, reject },
  ends: endsPayable,
});

/** The platform wants a token before it sells, and says so by refusing the first purchase. */
export const withdrawHandshake = scenario({
  name: 'withdraw-handshake',
  async begin(world) {
    const it = await aHeld(world);
    world.site.platform.wantHandshake();
    return it;
  },
  acts: { 'pay-by-bot': payByBot },
  rivals: { cancel, 'another-token': anotherToken },
  async ends(world, it, told) {
    world.site.platform.wantNoHandshake();
    return endsPayable(world, it, told);
  },
});

/** The operator has it reserved, buys, and says so. */
export const withdrawByHand = scenario({
  name: 'withdraw-by-hand',
  async begin(world) {
    const it = await aHeld(world);
    await reserve(world, it, { second: false });
    world.site.platform.buy(it.passId, PRICE);
    return it;
  },
  acts: { 'pay-by-hand': payByHand },
  rivals: { cancel, release },
  async ends(world, it, told) {
    const again = (await statesOf(world, it)).includes('paid') ? [] : [await payByHand(world, it, { second: false })];
    await world.rest();
    return { ...(await oneWithdrawal(world, it, told)), 'what was bought by hand can be marked as paid': again.every(isYes) };
  },
});

/** The operator changes their mind before anything is bought. */
export const withdrawReserve = scenario({
  name: 'withdraw-reserve',
  begin: aHeld,
  acts: { reserve, release, cancel },
  rivals: { reject },
  async ends(world, it, told) {
    if ((await statesOf(world, it)).includes('processing')) await release(world, it, { second: false });
    await world.rest();
    return oneWithdrawal(world, it, told);
  },
});

/** Whoever was left in the queue is no part of this one, nor is the patience that a process has with the platform. */
async function anEmptyQueue(world: World): Promise<Held> {
  await world.rows('wallet', `update withdrawals set queued_at = null where state = 'held'`);
  (await world.site.of('wallet')).kill();
  (await world.site.secondOf('wallet')).kill();
  return aHeld(world);
}

export const withdrawQueue = scenario({
  name: 'withdraw-queue',
  begin: anEmptyQueue,
  acts: { enqueue, turn, 'another-turn': turn },
  rivals: { cancel, reject, 'sign-out': signOut },
  ends: oneWithdrawal,
});

/** A fault was found: nothing is paid until it is looked at. */
export const withdrawStopped = scenario({
  name: 'withdraw-stopped',
  async begin(world) {
    const it = await anEmptyQueue(world);
    await world.rows(
      'wallet',
      `insert into payout_stops (source, since, checks, faults) values ('audit', clock_timestamp(), '{sum-is-zero}', 1)`,
    );
    return it;
  },
  acts: { 'pay-by-bot': payByBot, enqueue, turn },
  rivals: { cancel },
  async ends(world, it, told) {
    await world.rows('wallet', 'delete from payout_stops');
    return { ...(await oneWithdrawal(world, it, told)), 'nothing is paid': !(await statesOf(world, it)).includes('paid') };
  },
});
