import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../outside/calls.ts';
import { numbersOf } from '../pairs.ts';
import { isYes } from '../scenario.ts';
import { bySpread, type Route } from '../site/route.ts';
import { Site } from '../site/site.ts';
import { World } from '../world.ts';
import { whatIsWrongOverShards } from './claims.ts';
import { isAnswered, Member, type Act } from './member.ts';
import { Weather, type DrillName } from './weather.ts';

const WALLETS = 3;
const MEMBERS_EACH = 2;
/** Of somebody whose wallet is there: longer than a breaker or a lane that all wallets share rests once. */
const PATIENCE_MS = 10_000;
/** Until one that is back has answered everybody. */
const BACK_WITHIN_MS = 30_000;
const AGAIN_MS = 100;
const TICK_MS = 200;
/** Longer than anybody's call is under way. */
const SWEEP_AFTER_MS = 1_000;

export interface Drilled {
  /** Of the money. */
  wrong: string[];
  /** Members whose wallet was there all the time, and who waited all the same until the other one was back. */
  hindered: string[];
  /** Acts of members whose wallet was there all the time, and what those were told that had to be tried again. */
  others: number;
  triedAgain: string[];
}

/** A site with several wallets, and the drills on it, one after the other. */
export class Drills {
  readonly #route: Route;
  readonly #weather = new Weather();
  #world: World | undefined;

  constructor(route: Route = bySpread(WALLETS)) {
    this.#route = route;
  }

  /**
   * One wallet fails while everybody goes on; it comes back, and all must be as if it had not. What goes wrong and who
   * does what follows from the seed, not which of two that are under way comes first.
   */
  async run(name: DrillName, seed: number): Promise<Drilled> {
    const world = await this.#open();
    const { site } = world;
    const random = numbersOf(seed);
    const members = await this.#gather(world);
    const hit = site.placesOf('wallet')[Math.floor(random() * WALLETS)] ?? 'wallet-1';
    const others = members.filter(({ place }) => place !== hit);
    const open: Act[] = [];
    const drilled: Drilled = { wrong: [], hindered: [], others: 0, triedAgain: [] };
    const live = async (member: Member): Promise<void> => {
      for (const act of actsOf(member, random)) {
        if (!others.includes(member)) {
          if (!isAnswered(await act())) open.push(act);
          continue;
        }
        drilled.others += 1;
        const { isDone, first } = await untilDone(act, isYes, PATIENCE_MS);
        if (!isYes(first)) drilled.triedAgain.push(codeOf(first));
        if (isDone) continue;
        drilled.hindered.push(`${member.person.name} of ${member.place} waits for ${hit}: ${codeOf(first)}`);
        open.push(act);
      }
    };
    await ticking(site, async () => {
      this.#weather.begin({ drill: name, place: hit, site, random });
      await Promise.all(members.map(live));
      if (this.#weather.faults === 0) drilled.wrong.push(`nothing happened to ${hit}`);
      await Promise.all(members.map(live));
      if (!(await areSettled(world, others))) drilled.hindered.push(`who lies elsewhere waits for what ${hit} is to be told`);
      await this.#weather.end();
      for (const act of open)
        if (!(await untilDone(act, isAnswered, BACK_WITHIN_MS)).isDone) drilled.wrong.push(`nobody answers after ${hit} is back`);
    });
    await world.rest();
    await payAll(world, members);
    drilled.wrong.push(...(await whatIsWrongOverShards(world, members)));
    // What went wrong leaves no trace for the next one.
    if (drilled.wrong.length > 0) await this.close();
    return drilled;
  }

  async close(): Promise<void> {
    await this.#world?.site.close();
    this.#world = undefined;
  }

  async #open(): Promise<World> {
    const shape = { wallets: WALLETS, route: this.#route, sweepAfterMs: SWEEP_AFTER_MS };
    return (this.#world ??= new World(await Site.open(this.#weather, shape)));
  }

  /** So many new ones of each wallet. */
  async #gather(world: World): Promise<Member[]> {
    const members: Member[] = [];
    while (members.length < WALLETS * MEMBERS_EACH) {
      await world.welcome(1);
      const person = world.person();
      const place = world.site.placeOf('wallet', person, () => [person.id]);
      if (members.filter((member) => member.place === place).length < MEMBERS_EACH)
        members.push(new Member(world, this.#weather, person, place));
    }
    world.people = members.map(({ person }) => person);
    return members;
  }
}

/** Meanwhile services do what they do by themselves. */
async function ticking(site: Site, work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const tick = async (): Promise<void> => {
    for (; !isOver; await pause(TICK_MS)) await site.turn();
  };
  const ticks = tick();
  try {
    await work();
  } finally {
    isOver = true;
    await ticks;
  }
}

/** In an order of the seed's. */
function actsOf(member: Member, random: () => number): Act[] {
  const acts = [member.credit(), member.bet(), member.withdraw(random() < 1 / 2), member.credit()];
  return acts
    .map((act) => ({ act, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ act }) => act);
}

async function untilDone(act: Act, isEnough: (answer: Answer) => boolean, patienceMs: number): Promise<{ isDone: boolean; first: Answer }> {
  const endsAtMs = performance.now() + patienceMs;
  const first = await act();
  let isDone = isEnough(first);
  for (; !isDone && performance.now() < endsAtMs; isDone = isEnough(await act())) await pause(AGAIN_MS);
  return { isDone, first };
}

const codeOf = ({ status, body }: Answer): string => `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim();

/** Whether all credits of these people come to their wallets, while the other one is still away. */
async function areSettled(world: World, members: readonly Member[]): Promise<boolean> {
  const isSettled = async ({ person, told, place }: Member): Promise<boolean> => {
    const { rowCount } = await world.site
      .database(place)
      .query(`select from transfer_keys where member_id = $1 and type = 'wall_credit' and undo_seq is null`, [person.id]);
    return rowCount === told.credits.length + 1;
  };
  const endsAtMs = performance.now() + PATIENCE_MS;
  for (; !(await Promise.all(members.map(isSettled))).every(Boolean); await pause(AGAIN_MS)) if (performance.now() > endsAtMs) return false;
  return true;
}

/** What is held is paid, one after the other: that one account buys for all wallets is not drilled. */
async function payAll(world: World, members: readonly Member[]): Promise<void> {
  for (const { person } of members) {
    const text = `select id from withdrawals where member_id = $1 and state = 'held'`;
    for (const { id } of await world.rows<{ id: string }>('wallet', text, [person.id])) {
      const decision = { status: 'completed', autoPayout: true };
      await world.operator('wallet', 'POST', `/api/admin/withdrawals/${id}/process`, decision, { about: person });
      await world.rest();
    }
  }
}
