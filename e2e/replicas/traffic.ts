import type { Site } from '@facet/tooling/site';
import { MemberClient } from '../support/member.ts';
import { Record } from './record.ts';
import { Visitor, type Surroundings } from './visitor.ts';

/** Visitors who use the site until `stop`. */
export class VisitorTraffic {
  readonly record = new Record();
  readonly #visitors: readonly Visitor[];
  readonly #visits: Promise<unknown>;

  private constructor(site: Site, members: readonly MemberClient[], how: Pick<Surroundings, 'isPlaying' | 'pauseMs'>) {
    const { simulatorUrl } = site;
    if (simulatorUrl === null) throw new Error('visitors need the simulator');
    this.#visitors = members.map((member) => new Visitor(member, { simulatorUrl, record: this.record, ...how }));
    this.#visits = Promise.all(this.#visitors.map((visitor) => visitor.visit()));
  }

  /** Signs in so many members, one after the other, and lets them begin. */
  static async start(site: Site, count: number, { isPlaying = true, pauseMs = 20 } = {}): Promise<VisitorTraffic> {
    const members: MemberClient[] = [];
    for (let index = 0; index < count; index++) members.push(await MemberClient.signIn(site.url));
    return new VisitorTraffic(site, members, { isPlaying, pauseMs });
  }

  /** Resolves when what was begun has come to its end. */
  async stop(): Promise<Record> {
    for (const visitor of this.#visitors) visitor.leave();
    await this.#visits;
    return this.record;
  }
}
