import type { FastifyBaseLogger } from 'fastify';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { ServiceFetch } from '../client/service-client.ts';
import { repeat } from '../repeat.ts';
import type { BackgroundJob } from '../service.ts';

const EVERY_MS = 1_000;
/** All of it anew, so that what is over is forgotten. */
const SNAPSHOT_EVERY_MS = 60 * 60_000;
const STARTS_WITHIN_MS = 10_000;

const Feed = Type.Object({
  cursor: Type.String(),
  snapshot: Type.Boolean(),
  entries: Type.Array(Type.Object({ type: Type.Enum(['session', 'member']), id: Type.String(), revoked: Type.Boolean() })),
});

/**
 * Sessions that ended before their time, and members who are banned, as identity tells each second. The gateways let
 * nobody of them through; who comes past these is refused here. While identity is away the last known stays in force.
 */
export class EndedSessions {
  readonly job: BackgroundJob;
  readonly #ask: () => ServiceFetch;
  #known = { session: new Set<string>(), member: new Set<string>() };
  #cursor: string | undefined;
  #snapshotAtMs = -Infinity;
  #isAway = false;
  /** While a whole site starts, identity is not there yet. */
  readonly #quietUntilMs = Date.now() + STARTS_WITHIN_MS;
  readonly #log: FastifyBaseLogger;

  /** `ask`: a signed call of identity. */
  constructor({ ask, log }: { ask: () => ServiceFetch; log: FastifyBaseLogger }) {
    this.#ask = ask;
    this.#log = log;
    this.job = repeat({ log, name: 'sessions: hearing which have ended', everyMs: EVERY_MS }, () => this.#hear());
  }

  has({ sessionId, memberId }: { sessionId: string; memberId: string }): boolean {
    return this.#known.session.has(sessionId) || this.#known.member.has(memberId);
  }

  /** That identity is away is told once, not each second. */
  async #hear(): Promise<void> {
    try {
      await this.#follow();
      this.#isAway = false;
    } catch (error) {
      if (Date.now() < this.#quietUntilMs) return;
      if (!this.#isAway) this.#log.warn({ err: error }, 'sessions: identity does not say which have ended, the last known stays in force');
      this.#isAway = true;
    }
  }

  async #follow(): Promise<void> {
    const cursor = Date.now() - this.#snapshotAtMs < SNAPSHOT_EVERY_MS ? this.#cursor : undefined;
    const answer = await this.#ask()({
      path: `/internal/revocations${cursor === undefined ? '' : `?after=${encodeURIComponent(cursor)}`}`,
    });
    if (!answer.ok) throw new Error(`identity answered ${answer.status}`);
    const feed = Value.Parse(Feed, await answer.json());
    if (feed.snapshot) {
      this.#known = { session: new Set(), member: new Set() };
      this.#snapshotAtMs = Date.now();
    }
    for (const { type, id, revoked } of feed.entries) this.#known[type][revoked ? 'add' : 'delete'](id);
    this.#cursor = feed.cursor;
  }
}
