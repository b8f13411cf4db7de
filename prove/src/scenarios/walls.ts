import { randomUUID } from 'node:crypto';
import type { Answer } from '../outside/calls.ts';
import { isYes, scenario, wasDone, wasTold } from '../scenario.ts';
import { AT_FIRST, type Person, type World } from '../world.ts';
import { askForGamepass, cancel, type Asked, type Held } from './withdrawals.ts';

const HUNDREDTHS = 1_250n;
const done: Answer = { status: 200, body: '' };

interface Reported {
  person: Person;
  transaction: string;
  hundredths: bigint;
  /** The wall heard that it was taken. */
  isHeard?: boolean;
}

const aReport = (world: World, hundredths = HUNDREDTHS): Reported => ({
  person: world.person(),
  transaction: `T${randomUUID()}`,
  hundredths,
});

const report = (world: World, it: Reported, at: { second: boolean }): Promise<Answer> => world.wall(it, at);
const takeBack = (world: World, it: Reported, at: { second: boolean }): Promise<Answer> => world.wall({ ...it, isReversal: true }, at);

const replay = (world: World, { postbackId }: { postbackId: string }, at: { second: boolean }): Promise<Answer> =>
  world.operator('earn', 'POST', `/api/admin/postbacks/${postbackId}/replay`, { isDry: false }, at);

async function anEarned(world: World, hundredths = HUNDREDTHS): Promise<Reported> {
  const it = aReport(world, hundredths);
  await world.wall(it);
  await world.rest();
  return it;
}

/** What the member has, a debt taken off and what is held added. */
async function worth(world: World, { person }: { person: Person }): Promise<bigint> {
  const [held] = await world.rows<{ sum: string }>(
    'wallet',
    `select coalesce(sum(amount), 0) as sum from withdrawals where member_id = $1 and state in ('held', 'paid')`,
    [person.id],
  );
  const { available, debt } = await world.balance(person);
  return available - debt + BigInt(held?.sum ?? 0);
}

/** Walls repeat only what was not taken. */
const reportUntilHeard: typeof report = async (world, it, at) => {
  if (it.isHeard && !at.second) return done;
  const answer = await report(world, it, at);
  it.isHeard ||= isYes(answer);
  return answer;
};

/** A wall reports what a member earned, and asks again until it hears that it was taken. */
export const wallCredit = scenario({
  name: 'wall-credit',
  begin: async (world) => aReport(world),
  acts: { report: reportUntilHeard, 'report-again': reportUntilHeard },
  async ends(world, it, told) {
    const { available, totalEarned } = await world.balance(it.person);
    return {
      'the wall heard in the end that it was taken': wasTold(told, 'report', isYes) || wasTold(told, 'report-again', isYes),
      'it is credited once': available === AT_FIRST + HUNDREDTHS,
      'it counts as earned': totalEarned === AT_FIRST + HUNDREDTHS,
    };
  },
});

/** What was credited is taken back; the wall says so twice. The member may be spending it. */
export const wallReversal = scenario<Reported & Asked>({
  name: 'wall-reversal',
  async begin(world) {
    const it = await anEarned(world);
    return { ...it, passId: world.site.platform.pass(it.person.platformId, 500), key: randomUUID() };
  },
  acts: { 'take-back': takeBack, 'take-back-again': takeBack },
  rivals: { spend: askForGamepass },
  ends: async (world, it) => ({ 'what was taken back is gone, once': (await worth(world, it)) === AT_FIRST }),
});

/** The wall takes back what it reports only later: the credit never is. */
export const earlyReversal = scenario({
  name: 'early-reversal',
  begin: async (world) => aReport(world),
  acts: { 'take-back': takeBack, 'take-back-again': takeBack, report, 'report-again': report },
  rivals: { 'report-now': report },
  ends: async (world, it) => ({ 'nothing is credited': (await worth(world, it)) === AT_FIRST }),
});

/** What was taken back is spent already: the member owes it, and pays first with whatever comes. */
export const lateReversal = scenario<Reported & Held>({
  name: 'late-reversal',
  async begin(world) {
    const it = await anEarned(world);
    const asked = { ...it, passId: world.site.platform.pass(it.person.platformId, 512), price: 512, key: randomUUID() };
    const answer = await askForGamepass(world, asked, { second: false });
    return { ...asked, id: (JSON.parse(answer.body) as { withdrawal: { id: string } }).withdrawal.id };
  },
  acts: { 'take-back': takeBack, 'take-back-again': takeBack },
  rivals: { cancel },
  async ends(world, it) {
    const { available, debt } = await world.balance(it.person);
    return {
      'what was taken back is gone, once': (await worth(world, it)) === AT_FIRST,
      'a debt is paid first': debt === 0n || available === 0n,
    };
  },
});

async function aHeldCredit(world: World): Promise<Reported> {
  const hold = async (holdDays: number): Promise<void> => {
    const answer = await world.operator('earn', 'PATCH', '/api/admin/providers/d', { holdDays });
    if (answer.status !== 200) throw new Error(answer.body);
  };
  await hold(3);
  const it = await anEarned(world);
  await hold(0);
  if ((await worth(world, it)) !== AT_FIRST) throw new Error('what is to be held was credited at once');
  return it;
}

const daysPass = async (world: World, { person }: Reported): Promise<Answer> => {
  await world.rows(
    'earn',
    `update earnings set releases_at = clock_timestamp() where member_id = $1 and state in ('pending', 'cancelled')`,
    [person.id],
  );
  await world.site.turn();
  return done;
};

/** A wall's credit is held for some days, and then released; the wall may take it back meanwhile. */
export const holdRelease = scenario({
  name: 'hold-release',
  begin: aHeldCredit,
  acts: {
    'days-pass': daysPass,
    async 'turns-later'(world) {
      // The first turn and one of these may be what goes wrong.
      await world.site.turn();
      await world.site.turn();
      return done;
    },
  },
  rivals: { 'take-back': takeBack },
  async ends(world, it, told) {
    const gained = (await worth(world, it)) - AT_FIRST;
    const isBack = wasDone(told, 'take-back');
    return {
      'it is released once, or taken back': gained === 0n ? isBack !== 'no' : gained === HUNDREDTHS && isBack !== 'yes',
    };
  },
});

const LARGE = 25_000n;

/** An operator has what is held credited before its day. */
async function releaseEarly(world: World, { person }: Reported, at: { second: boolean }): Promise<Answer> {
  const [earning] = await world.rows<{ id: string }>('earn', 'select id from earnings where member_id = $1', [person.id]);
  if (!earning) return { status: 404, body: '' };
  return world.operator('earn', 'POST', `/api/admin/earnings/${earning.id}/release`, { reason: 'They asked' }, at);
}

/** A rule of the owner holds what a new member is credited: no other scenario has a wall credit as much. */
export const ruleHold = scenario<Reported>({
  name: 'rule-hold',
  async begin(world) {
    const terms = { above: '200', newDays: 1, holdDays: 3 };
    const answer = await world.operator('earn', 'POST', '/api/admin/hold-rules', terms);
    if (answer.status !== 201) throw new Error(answer.body);
    return aReport(world, LARGE);
  },
  acts: { report: reportUntilHeard, 'report-again': reportUntilHeard, 'days-pass': daysPass },
  rivals: { 'take-back': takeBack, 'release-early': releaseEarly },
  async ends(world, it, told) {
    const earned = await world.rows<{ state: string; is_held: boolean; is_early: boolean }>(
      'earn',
      `select state, hold_rule_id is not null and (released_by is not null or coalesce(sent_at, releases_at) >= releases_at) as is_held,
         released_by is not null as is_early
       from earnings where member_id = $1`,
      [it.person.id],
    );
    const gained = (await worth(world, it)) - AT_FIRST;
    return {
      'it is one, and was held until its days were over or an operator said so':
        earned.length === 1 && earned.every(({ is_held }) => is_held),
      'told that it was released early, it was': !wasTold(told, 'release-early', isYes) || earned.every(({ is_early }) => is_early),
      'it is credited once, or not yet': gained === (earned[0]?.state === 'credited' ? LARGE : 0n),
      'told that it was taken back, it was': !wasTold(told, 'take-back', isYes) || gained === 0n,
    };
  },
});

/** An operator has what is held credited before its day, which comes as well; its wall may take it back. */
export const earlyRelease = scenario({
  name: 'early-release',
  begin: aHeldCredit,
  acts: { 'release-early': releaseEarly, 'release-early-again': releaseEarly },
  rivals: { 'take-back': takeBack, 'days-pass': daysPass },
  async ends(world, it, told) {
    const gained = (await worth(world, it)) - AT_FIRST;
    const isBack = wasDone(told, 'take-back');
    return {
      'it is credited once, or taken back': gained === 0n || gained === HUNDREDTHS,
      'told that it was taken back, it was': isBack !== 'yes' || gained === 0n,
      'told that it was released, it was': !wasTold(told, 'release-early', isYes) || isBack !== 'no' || gained === HUNDREDTHS,
    };
  },
});

/** What is still held is taken back: it is never released. */
export const holdTakenBack = scenario({
  name: 'hold-taken-back',
  begin: aHeldCredit,
  acts: { 'take-back': takeBack, 'take-back-again': takeBack, 'days-pass': daysPass },
  ends: async (world, it) => ({ 'nothing is credited': (await worth(world, it)) === AT_FIRST }),
});

/** A wall reported somebody before identity knew them. */
async function aRefused(world: World): Promise<Reported & { postbackId: string }> {
  const person = { id: randomUUID(), ...world.newcomer() };
  const it: Reported = { person, transaction: `T${randomUUID()}`, hundredths: HUNDREDTHS };
  const answer = await world.wall(it);
  await world.rest();
  const [row] = await world.rows<{ id: string; verdict: string }>('earn', 'select id, verdict from postbacks where target like $1', [
    `%${it.transaction}%`,
  ]);
  if (row?.verdict !== 'refused') throw new Error(`the wall was answered ${answer.status}: ${row?.verdict}`);
  await world.rows('identity', 'insert into members (id, platform_user_id, username) values ($1, $2, $3)', [
    person.id,
    String(person.platformId),
    person.name,
  ]);
  await world.introduce(person);
  world.people.push(person);
  return { ...it, postbackId: row.id };
}

/**
 * What was refused is credited after all, once, when an operator has it decided anew; the wall may repeat it, or take
 * it back.
 */
export const postbackReplay = scenario({
  name: 'postback-replay',
  begin: aRefused,
  acts: { replay, 'replay-again': replay },
  rivals: { report, 'take-back': takeBack },
  async ends(world, it, told) {
    const { available, debt } = await world.balance(it.person);
    const isBack = (told['take-back'] ?? []).length > 0;
    const isTold = [...(told['replay'] ?? []), ...(told['replay-again'] ?? [])].some(
      (answer) => isYes(answer) && (JSON.parse(answer.body) as { verdict: string }).verdict === 'accepted',
    );
    return {
      'it is credited once at most': available === 0n || available === HUNDREDTHS,
      'told that it is credited, it is': !isTold || isBack || available === HUNDREDTHS,
      'told that it was taken back, it was': !wasTold(told, 'take-back', isYes) || available - debt === 0n,
    };
  },
});
