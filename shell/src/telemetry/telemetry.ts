import type { Deployed, ErrorSource, LoadPhase, TelemetryEvent, VitalName } from './telemetry-event.ts';

/** A page that fails in a loop is known to fail after this many. */
const MOST_EVENTS = 100;
/** Small enough for 32 KB, whatever script the messages are in. */
const BATCH_EVENTS = 25;
const MOST_MESSAGE_LENGTH = 300;
/** Long enough to gather what belongs together, short enough for a canary that breaks. */
const WAIT_MS = 2_000;
/** A failure is told sooner: as long as nobody knows of it, others are given the same version. */
const WAIT_OF_FAILURE_MS = 200;

/** Hands a body to the browser, which sends it when it finds the time. Nobody learns whether it arrived. */
export type Send = (body: string) => void;

/**
 * What this page load saw of the versions that it was given. Never holds anything up, and never says anything about a
 * person.
 */
export class Telemetry {
  readonly #page: string;
  readonly #send: Send;
  #waiting: TelemetryEvent[] = [];
  #told = new Set<string>();
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAtMs = 0;

  /** `page`: of this page load, as the gateway gave it: what counts as one session. */
  constructor(page: string, send: Send) {
    this.#page = page;
    this.#send = send;
  }

  /** This version stands on the screen. */
  shown(deployed: Deployed): void {
    this.#once({ kind: 'load', ...aboutOf(deployed) });
  }

  /** The same failure of the same version counts once for each page. */
  failed(deployed: Deployed, source: ErrorSource, error: unknown): void {
    this.#once({ kind: 'error', ...aboutOf(deployed), source, message: messageOf(error) }, WAIT_OF_FAILURE_MS);
  }

  measured(deployed: Deployed, name: LoadPhase, durationMs: number): void {
    this.#add({ kind: 'phase', ...aboutOf(deployed), name, durationMs: Math.max(0, Math.round(durationMs)) });
  }

  vital(deployed: Deployed, name: VitalName, value: number): void {
    this.#add({ kind: 'vital', ...aboutOf(deployed), name, value: Math.max(0, Math.round(value * 10_000) / 10_000) });
  }

  /** Sends what waits at once: the page may be about to go. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      this.#send(JSON.stringify({ page: this.#page, events: this.#waiting.splice(0, BATCH_EVENTS) }));
    }
  }

  #once(event: TelemetryEvent, waitMs = WAIT_MS): void {
    const text = JSON.stringify(event);
    if (this.#told.has(text)) return;
    this.#told.add(text);
    this.#add(event, waitMs);
  }

  #add(event: TelemetryEvent, waitMs = WAIT_MS): void {
    if (this.#count >= MOST_EVENTS) return;
    this.#count += 1;
    this.#waiting.push(event);
    const dueAtMs = performance.now() + waitMs;
    if (this.#timer !== undefined && dueAtMs >= this.#dueAtMs) return;
    clearTimeout(this.#timer);
    this.#dueAtMs = dueAtMs;
    this.#timer = setTimeout(() => this.flush(), waitMs);
  }
}

/** What a remote brings for operators, `mfe-earn/operators`, is released with the rest of it. */
function aboutOf({ name, version, cohort }: Deployed) {
  return { deployable: name.replace(/\/.*$/, ''), version, cohort };
}

/**
 * The error and what caused it; no more than its words, since a stack is long and says little that the version does
 * not.
 */
function messageOf(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${words}${cause}`.slice(0, MOST_MESSAGE_LENGTH);
}
