import { outsideProcesses } from '../outside/living.ts';
import type { Between, Doing, Touch } from '../outside/touch.ts';
import type { Place } from '../site/names.ts';
import type { Site } from '../site/site.ts';

/** What goes wrong with one wallet of several, for as long as it lasts. */
export const drills = {
  'cut-off': 'no call reaches it, or its answer does not come back',
  failover: 'its database dies after a commit that was acknowledged, and comes back later',
  'failover-unheard': 'the same after a commit that nobody hears of',
  'late-or-twice': 'calls of it are done late, twice, or again later',
} as const;
export type DrillName = keyof typeof drills;

/** Commits of the one wallet before its database dies, at most. */
const COMMITS_MAX = 6;

interface Hit {
  /** The one that is hit. */
  place: Place;
  drill: DrillName;
  site: Site;
  random: () => number;
}

/** Stands before everything outside, and is calm until told otherwise. */
export class Weather implements Between {
  /** What went wrong since it began. */
  faults = 0;
  #hit: Hit | undefined;
  /** Before its database dies. */
  #commitsLeft = 0;
  #late: (() => Promise<unknown>)[] = [];

  begin(hit: Hit): void {
    this.faults = 0;
    this.#commitsLeft = Math.floor(hit.random() * COMMITS_MAX);
    this.#hit = hit;
  }

  /** All is well again, and what was late comes. */
  async end(): Promise<void> {
    const hit = this.#hit;
    this.#hit = undefined;
    if (hit?.site.down.has(hit.place)) await startDatabase(hit);
    for (const perform of this.#late.splice(0)) await perform().catch(() => undefined);
  }

  refused(): void {
    // Whoever is cut off comes twice: what the database refuses then is no mistake.
  }

  async meet<Result>(touch: Touch, doing: Doing<Result>): Promise<Result> {
    const hit = this.#hit;
    if (!hit) return doing.perform();
    const isCall = touch.name.includes(`-to-${hit.place}-`);
    if (isCall && hit.drill === 'cut-off') return this.#cutOff(hit, doing);
    if (isCall && hit.drill === 'late-or-twice') return this.#lateOrTwice(hit, doing);
    const isCommit = touch.name.startsWith(`${hit.place}.`) && (touch.kind === 'commit' || touch.kind === 'write');
    if (!isCommit || !hit.drill.startsWith('failover') || this.#commitsLeft-- !== 0) return doing.perform();
    this.faults += 1;
    const result = await doing.perform();
    await outsideProcesses(() => stopDatabase(hit));
    if (hit.drill === 'failover-unheard') throw doing.lost();
    return result;
  }

  async #cutOff<Result>({ random }: Hit, doing: Doing<Result>): Promise<Result> {
    this.faults += 1;
    if (random() < 1 / 2) await doing.perform();
    throw doing.lost();
  }

  async #lateOrTwice<Result>({ random }: Hit, doing: Doing<Result>): Promise<Result> {
    this.faults += 1;
    const chance = random();
    if (chance < 1 / 4) {
      this.#late.push(() => doing.perform());
      throw doing.lost();
    }
    if (chance < 1 / 2) await doing.perform();
    else if (chance < 3 / 4) this.#late.push(() => doing.perform());
    return doing.perform();
  }
}

/** As far as anybody can tell its server died: whoever is in it is cut, nobody is let in. What was committed stays. */
async function stopDatabase({ site, place }: Hit): Promise<void> {
  const name = nameOf(site, place);
  site.down.add(place);
  const server = site.database('identity');
  await server.query(`alter database ${name} with allow_connections false`);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

async function startDatabase({ site, place }: Hit): Promise<void> {
  await site.database('identity').query(`alter database ${nameOf(site, place)} with allow_connections true`);
  site.down.delete(place);
}

const nameOf = (site: Site, place: Place): string => new URL(site.environment.databaseOf(place)).pathname.slice(1);
