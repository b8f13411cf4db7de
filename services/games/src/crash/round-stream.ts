import type { ServerResponse } from 'node:http';
import { eventOf, writeEvents } from '@facet/service-kit';
import type { Round } from '../rounds/index.ts';
import { presentCrash } from './crash-answers.ts';
import type { RoundOf, Seen } from './see-round.ts';

/** So that both sides notice when the other has gone. Each one tells the clock again. */
const PING_MS = 15_000;

/** One open answer: the round as it is, and again when it has ended. It waits by a timer, and asks nobody. */
export class RoundStream {
  readonly where: RoundOf;
  readonly #onDue: () => void;
  #response: ServerResponse | undefined;
  #seen: Seen | undefined;
  #end: Round | undefined;
  #isClosed = false;
  #timers: NodeJS.Timeout[] = [];

  /** `onDue`: the time has come at which others than its member end the round. */
  constructor(where: RoundOf, onDue: () => void) {
    this.where = where;
    this.#onDue = onDue;
  }

  /** The round that it waits for, while nothing is known of an end. */
  get seen(): Seen | undefined {
    return this.#isClosed ? undefined : this.#seen;
  }

  /** What was told before is kept until here, so that nothing falls between the look and the first event. */
  begin(response: ServerResponse, seen: Seen): void {
    const { round, now, dueInMs } = seen;
    const seenAtMs = performance.now();
    this.#response = response;
    const running = (): void => writeEvents(response, eventOfRound(round, new Date(now.getTime() + performance.now() - seenAtMs)));
    running();
    if (round.state !== 'open' || this.#isClosed) return this.close();
    if (this.#end) return this.end(this.#end);
    this.#seen = seen;
    this.#timers = [setInterval(running, PING_MS), setTimeout(this.#onDue, Math.max(0, Math.ceil(dueInMs) + 1))];
    return undefined;
  }

  /** One that was given back has no end to be shown: the stream just ends, and who asks again is told why. */
  end(round: Round): void {
    this.#end = round;
    if (!this.#response) return;
    this.close(round.state === 'won' || round.state === 'lost' ? eventOfRound(round, round.ended_at ?? new Date()) : undefined);
  }

  /** Also one that has not begun: it has given way to newer ones, or the service stops. `last`: what it says before. */
  close(last?: string): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#response?.end(last);
  }
}

function eventOfRound(round: Round, now: Date): string {
  return eventOf('round', { game: presentCrash(round, now) });
}
