import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PlantedBug } from '../../planted-bugs/planted-bug.ts';
import type { Ran } from './worker.ts';

interface Waiting {
  schedule: string;
  resolve: (ran: Ran) => void;
}

/** What a failure begins with that says nothing of the services. */
export const BROKEN = 'the harness broke: ';

/** Some threads, each with a site of its own, that share the schedules. */
export class Crew {
  readonly #bug: PlantedBug | undefined;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #underWay = new Map<Worker, Waiting>();

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
    // It ends with that; another one takes its place.
    worker.on('error', (error: Error) => {
      const schedule = this.#underWay.get(worker)?.schedule ?? 'between two schedules';
      this.#workers.delete(worker);
      this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((idle) => idle !== worker));
      this.#hire();
      this.#tell(worker, { schedule, steps: [], wrong: [`${BROKEN}${error.stack}`], unmet: [] });
      this.#next();
    });
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
    await Promise.all(
      [...this.#workers].map(async (worker) => {
        worker.postMessage(null);
        await once(worker, 'exit');
      }),
    );
  }

  #ended(worker: Worker, ran: Ran): void {
    if (ran.isItsLast) {
      this.#workers.delete(worker);
      this.#hire();
    } else this.#idle.push(worker);
    this.#tell(worker, ran);
    this.#next();
  }

  #tell(worker: Worker, ran: Ran): void {
    this.#underWay.get(worker)?.resolve(ran);
    this.#underWay.delete(worker);
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop();
      if (!worker) return;
      const next = this.#waiting.shift() as Waiting;
      this.#underWay.set(worker, next);
      worker.postMessage(next.schedule);
    }
  }
}
