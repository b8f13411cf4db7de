import { setTimeout as pause } from 'node:timers/promises';
import { Director, type Step } from './director.ts';
import { whatIsWrong } from './model/always.ts';
import type { Answer } from './outside/calls.ts';
import { Living } from './outside/living.ts';
import type { Between } from './outside/touch.ts';
import type { Scenario } from './scenario.ts';
import type { Planned } from './schedule.ts';
import { SWEEP_AFTER_MS } from './site/environment.ts';
import { Site } from './site/site.ts';
import { World } from './world.ts';

const PEOPLE_MAX = 4;
const TIMEOUT_MS = 30_000;
const TURNS_MAX = 40;
/** Longer than anybody rests between two looks for what they wait for. */
const STILL_LOOKS = 20;
const LOOK_MS = 5;
/** How much of a look counts while the harness itself is at work, which takes longer. */
const WHILE_PREPARING = 1 / 20;

export interface Result {
  /** Every step that changed something, in the order of a run without faults. */
  steps: Step[];
  /** What does not hold; empty: it is proved for this schedule. */
  wrong: string[];
  /** Planned, and never came. */
  unmet: readonly Planned[];
}

/** A site and the schedules that run on it, one after the other. */
export class Stage implements Between {
  #director: Director | undefined;
  #site: Site | undefined;
  #world: World | undefined;
  #refusals = new Set<string>();

  refused(why: string): void {
    this.#refusals.add(why);
  }

  async meet(...[touch, doing]: Parameters<Between['meet']>): Promise<never> {
    return (await (this.#director ? this.#director.meet(touch, doing) : doing.perform())) as never;
  }

  /** What goes wrong leaves no trace for the next one: that begins on a fresh site. */
  async run(scenario: Scenario, planned: readonly Planned[] = []): Promise<Result> {
    const result = await this.#play(scenario, planned).catch(async (error: unknown) => {
      await this.close();
      throw error;
    });
    if (result.wrong.length > 0) await this.close();
    return result;
  }

  async #play(scenario: Scenario, planned: readonly Planned[]): Promise<Result> {
    const world = await this.#open();
    await world.welcome(PEOPLE_MAX);
    await world.site.bringForward();
    world.people = [];
    const it = await scenario.begin(world);
    await world.rest();
    this.#refusals.clear();
    const told: Record<string, Answer[]> = {};
    const rivals: Promise<unknown>[] = [];
    let acting: string | undefined;

    const perform = async (name: string, second: boolean): Promise<Answer> => {
      const act = scenario.acts[name] ?? scenario.rivals?.[name];
      if (!act) throw new Error(`${scenario.name} has no act or rival ${name}`);
      const answer = await inTime(name, act(world, it, { second }));
      (told[name] ??= []).push(answer);
      return answer;
    };
    const director = new Director(planned, async (fault) => {
      const rival = (async () => {
        if (fault === 'sweep') await sweep(world.site);
        else if (fault !== 'same') await perform(fault, true);
        else if (acting !== undefined) await perform(acting, true);
      })();
      rivals.push(rival);
      await endedOrBlocked(rival, world.site);
    });
    this.#director = director;
    const wrong: string[] = [];
    try {
      for (const name of Object.keys(scenario.acts)) {
        acting = name;
        director.isDuringAct = true;
        const act = { kind: 'act', name: `act-${name}` } as const;
        await director.meet(act, { perform: () => perform(name, false), lost: () => new Error('unheard') });
        director.isDuringAct = false;
        await Promise.all(rivals);
        await settle(world, director);
      }
    } catch (error) {
      wrong.push(`it does not come to an end: ${String(error)}`);
    }
    this.#director = undefined;
    wrong.push(...(await judge(scenario, world, it, told)), ...(planned.some(breaks) ? [] : ownMistakes(told, this.#refusals)));
    const unmet = planned.filter((each) => !director.done.includes(each));
    return { steps: director.steps, wrong, unmet };
  }

  async #open(): Promise<World> {
    if (this.#world) return this.#world;
    this.#site = await Site.open(this as Between);
    return (this.#world = new World(this.#site));
  }

  /** The next schedule begins on a fresh site. */
  async close(): Promise<void> {
    this.#director = undefined;
    await this.#site?.close();
    this.#site = undefined;
    this.#world = undefined;
  }
}

async function judge(scenario: Scenario, world: World, it: unknown, told: Record<string, Answer[]>): Promise<string[]> {
  const claims = await scenario.ends(world, it, told);
  const untrue = Object.entries(claims).flatMap(([claim, isTrue]) => (isTrue ? [] : [`not true: ${claim}`]));
  const wrong = [...(await whatIsWrong(world)), ...untrue];
  if (wrong.length === 0) return [];
  const answers = Object.entries(told).map(
    ([act, all]) => `${act} was told ${all.map(({ status, body }) => `${status} ${body.slice(0, 160)}`).join(' | ')}`,
  );
  return [...wrong, ...answers];
}

/** What breaks something: whoever comes between, or does it twice, breaks nothing. */
const breaks = ({ fault }: Planned): boolean => /^(crash|lost)-|^(refused|limited|late|again-later|restore)$/.test(fault);

/** Where nothing broke nobody is told that something did, and nobody wants what the checks of the database refuse. */
function ownMistakes(told: Record<string, Answer[]>, refusals: ReadonlySet<string>): string[] {
  const failed = Object.entries(told).flatMap(([act, answers]) =>
    answers.filter(({ status }) => status === 500).map(({ body }) => `nothing broke, and ${act} was told 500 ${body.slice(0, 160)}`),
  );
  return [...failed, ...[...refusals].map((why) => `nothing broke, and the database refused something: ${why}`)];
}

/** Turns of everything until nothing changes any more. */
async function settle(world: World, director: Director): Promise<void> {
  const { site } = world;
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    await site.quiet();
    if (!(await world.isHalfWay()) && !(await director.beLate())) return;
    if (turn > 0) await pause(SWEEP_AFTER_MS / 4);
    await site.bringForward();
    await site.turn();
  }
}

/**
 * What comes to pass when a step takes very long: all patience is over, and the other replicas take up what they find.
 */
async function sweep(site: Site): Promise<void> {
  await Living.prepare(async () => {
    await pause(SWEEP_AFTER_MS + 10);
    await site.bringForward();
  });
  await site.turn({ second: true });
}

/**
 * Until `rival` has ended, or waits for a lock, which then is ours, or nobody gets on: they wait for us in a process of
 * ours.
 */
async function endedOrBlocked(rival: Promise<unknown>, site: Site): Promise<void> {
  let isEnded = false;
  const end = (): void => void (isEnded = true);
  const ended = rival.then(end, end);
  for (let still = 0, begun = Living.begun; still < STILL_LOOKS && !isEnded;) {
    await Promise.race([ended, pause(LOOK_MS)]);
    still = Living.begun === begun ? still + (Living.isPreparing ? WHILE_PREPARING : 1) : 0;
    ({ begun } = Living);
    // Who waits for a lock begins nothing meanwhile.
    if (still > 0 && !isEnded && (await site.isAnybodyBlocked())) return;
  }
}

async function inTime(name: string, answer: Promise<Answer>): Promise<Answer> {
  const timer = new AbortController();
  const late = pause(TIMEOUT_MS, undefined, { signal: timer.signal, ref: false }).then(
    () => Promise.reject(new Error(`${name} is never answered`)),
    () => answer,
  );
  return Promise.race([answer, late]).finally(() => timer.abort());
}
