import { eachAlone } from '@facet/service-kit';
import type { RoundOf } from './see-round.ts';
import { settleOne } from './settle-due.ts';
import type { SettleContext } from './settle.ts';

/**
 * So few that a cash-out always finds a connection, however many rounds end at the same moment: a loss can wait, a
 * cash-out cannot.
 */
const SIDE_BY_SIDE = 2;

/** Ends rounds at their time, for who waits. What fails here is ended by the sweep (`settleDueCrashes`). */
export class DueRounds {
  readonly #context: SettleContext;
  #waiting: RoundOf[] = [];
  #isSettling = false;

  constructor(context: SettleContext) {
    this.#context = context;
  }

  settle(where: RoundOf): void {
    this.#waiting.push(where);
    if (!this.#isSettling) void this.#settleAll();
  }

  async #settleAll(): Promise<void> {
    const sweep = { log: this.#context.kit.log, name: 'crash: ending what is watched', sideBySide: SIDE_BY_SIDE };
    this.#isSettling = true;
    try {
      while (this.#waiting.length > 0) await eachAlone(sweep, this.#waiting.splice(0), (where) => settleOne(this.#context, where));
    } finally {
      this.#isSettling = false;
    }
  }
}
