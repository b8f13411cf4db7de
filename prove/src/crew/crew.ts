import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PlantedBug } from '../../planted-bugs/planted-bug.ts';
import { parseSchedule } from '../schedule.ts';
import type { Ran } from './worker.ts';

interface Waiting {
  schedule: string;
  resolve: (ran: Ran) => void;
}

/** What a failure begins with that says nothing of the services. */
export const BROKEN = 'the harness broke: ';

/**
 * Some threads, each with a site of its own, that share the schedules. A site is good for one scenario: each thread
 * goes on with its own, then with one that nobody has begun, and helps others when there is none.
 */
export class Crew {
  readonly #bug: PlantedBug | undefined;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #underWay = new Map<Worker, Waiting>();
  /** Whose scenario each thread’s site is for. */
  readonly #siteFor = new Map<Worker, string>();

  /** `bug`: planted in each of them. */
  constructor(size: number, bug?: PlantedBug) {
    this.#bug = bug;
    for (let count = 0; count < size; count += 1) this.#hire();
  }

  #hire(): void {
    const worker = new Worker(new URL('start-worker.ts', import.meta.url), { workerData: { bug: this.#bug } });
    this.#workers.add(worker);
    this.#idle.push(worker);
    worker.on('message', (ran: Ran) => this.#ended(worker, ran));
    let why = 'a thread ended without a word';
    worker.on('error', (error: Error) => void (why = String(error.stack)));
    worker.on('exit', () => this.#mourn(worker, why));
  }

  /** Another thread takes the place of one that nobody told to end. */
  #mourn(worker: Worker, why: string): void {
    if (!this.#workers.has(worker)) return;
    const schedule = this.#underWay.get(worker)?.schedule ?? 'between two schedules';
    this.#leave(worker);
    this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((idle) => idle !== worker));
    this.#hire();
    this.#tell(worker, { schedule, steps: [], wrong: [`${BROKEN}${why}`], unmet: [], seconds: 0 });
  }

  #leave(worker: Worker): void {
    this.#workers.delete(worker);
    this.#siteFor.delete(worker);
  }

  run(schedule: string): Promise<Ran> {
    return new Promise((resolve) => {
      this.#waiting.push({ schedule, resolve });
      this.#next();
    });
  }

  /** Forgets what nobody has begun. */
  forget(): void {
    this.#waiting.length = 0;
  }

  async close(): Promise<void> {
    const workers = [...this.#workers];
    this.#workers.clear();
    await Promise.all(
      workers.map(async (worker) => {
        worker.postMessage(null);
        await once(worker, 'exit');
      }),
    );
  }

  #ended(worker: Worker, ran: Ran): void {
    if (ran.isItsLast) {
      this.#leave(worker);
      this.#hire();
    } else this.#idle.push(worker);
    this.#tell(worker, ran);
  }

  #tell(worker: Worker, ran: Ran): void {
    this.#underWay.get(worker)?.resolve(ran);
    this.#underWay.delete(worker);
    // Whoever waited for it asks for more of its scenario first.
    setImmediate(() => this.#next());
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop();
      if (!worker) return;
      const next = this.#takeFor(worker);
      this.#underWay.set(worker, next);
      this.#siteFor.set(worker, scenarioIn(next.schedule));
      worker.postMessage(next.schedule);
    }
  }

  #takeFor(worker: Worker): Waiting {
    const begun = new Set(this.#siteFor.values());
    const own = this.#waiting.findIndex(({ schedule }) => scenarioIn(schedule) === this.#siteFor.get(worker));
    const fresh = own < 0 ? this.#waiting.findIndex(({ schedule }) => !begun.has(scenarioIn(schedule))) : own;
    return this.#waiting.splice(Math.max(fresh, 0), 1)[0] as Waiting;
  }
}

const scenarioIn = (schedule: string): string => parseSchedule(schedule).scenario;
