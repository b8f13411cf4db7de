import { livingNow, never, outsideProcesses } from './outside/living.ts';
import type { Between, Doing, Touch } from './outside/touch.ts';
import type { Planned } from './schedule.ts';

/** A touch that changed something, by its number among those of its name. */
export interface Step {
  kind: Touch['kind'] | 'act';
  step: string;
  /** While a person’s or an operator’s call was under way. */
  isDuringAct: boolean;
}

/** What may come before a step, by the name of the fault. */
export type Meanwhile = (fault: string) => Promise<unknown>;

/**
 * Stands between the services and everything outside while one schedule runs: counts the steps, and does at the planned
 * ones what was planned.
 */
export class Director implements Pick<Between, 'meet'> {
  /** What was planned and has been done. */
  readonly done: Planned[] = [];
  isDuringAct = false;
  readonly #planned: readonly Planned[];
  readonly #meanwhile: Meanwhile;
  readonly #counts = new Map<string, number>();
  readonly #met: { step: Step; mattered?: () => boolean }[] = [];
  #late: (() => Promise<unknown>)[] = [];

  constructor(planned: readonly Planned[], meanwhile: Meanwhile) {
    this.#planned = planned;
    this.#meanwhile = meanwhile;
  }

  /** So far, in their order. */
  get steps(): Step[] {
    return this.#met.filter(({ mattered }) => mattered?.() ?? true).map(({ step }) => step);
  }

  async meet<Result>(touch: Touch | { kind: 'act'; name: string }, doing: Doing<Result>): Promise<Result> {
    const count = (this.#counts.get(touch.name) ?? 0) + 1;
    this.#counts.set(touch.name, count);
    const step = `${touch.name}.${count}`;
    const planned = this.#planned.find((each) => each.step === step && !this.done.includes(each));
    if (planned) {
      this.done.push(planned);
      return this.#suffer(planned.fault, doing);
    }
    const { isDuringAct } = this;
    const result = await doing.perform();
    if (doing.changed?.(result) ?? true)
      this.#met.push({ step: { kind: touch.kind, step, isDuringAct }, ...(doing.mattered && { mattered: doing.mattered.bind(doing) }) });
    return result;
  }

  /** Does what was put off, and says whether there was anything. */
  async beLate(): Promise<boolean> {
    const late = this.#late;
    this.#late = [];
    for (const perform of late) await perform().catch(() => undefined);
    return late.length > 0;
  }

  async #suffer<Result>(fault: string, doing: Doing<Result>): Promise<Result> {
    switch (fault) {
      case 'crash-before':
        return die();
      case 'crash-after':
        await doing.perform();
        return die();
      case 'lost-before':
        throw doing.lost();
      case 'lost-after':
        await doing.perform();
        throw doing.lost();
      case 'refused':
        if (!doing.refuse) throw doing.lost();
        return doing.refuse();
      case 'limited':
        if (!doing.putOff) throw doing.lost();
        return doing.putOff();
      case 'twice':
        await doing.perform();
        return doing.perform();
      case 'late':
        this.#late.push(() => doing.perform());
        throw doing.lost();
      case 'again-later':
        this.#late.push(() => doing.perform());
        return doing.perform();
      default:
        await outsideProcesses(() => this.#meanwhile(fault));
        return doing.perform();
    }
  }
}

function die<Result>(): Promise<Result> {
  livingNow()?.kill();
  return never();
}
