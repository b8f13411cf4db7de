import type { Section } from '../state/index.ts';
import type { Attempt, Completion, Postback } from './postback.ts';
import type { WallId } from './recipe.ts';
import { recipes } from './recipes/index.ts';
import { signedCall } from './signed-call.ts';

export interface DeliveryOptions {
  /** The site as the world calls it: what is signed. */
  siteUrl: string;
  /** Where the call goes. */
  siteConnectUrl: string;
  wallSecrets: Record<WallId, string>;
  /** Multiplies the providers' retry intervals. */
  retryScale: number;
}

export type DeliveryFact = { posted: Postback } | { postbackId: string; attempt: Attempt; state: Postback['state'] };

const attemptTimeoutMs = 10_000;

/** The walls' outgoing calls: signed once, sent at once, repeated as the provider repeats, kept over a restart. */
export class Deliveries {
  readonly #options: DeliveryOptions;
  readonly #state: Section<DeliveryFact>;
  readonly #postbacks = new Map<string, Postback>();
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #closing = new AbortController();

  constructor(options: DeliveryOptions, state: Section<DeliveryFact>) {
    this.#options = options;
    this.#state = state;
    for (const fact of state.past) {
      if ('posted' in fact) this.#postbacks.set(fact.posted.id, fact.posted);
      else this.#record(this.#postbacks.get(fact.postbackId), fact.attempt, fact.state);
    }
  }

  /** Takes up what an earlier run left undelivered. */
  resume(): void {
    for (const postback of this.#postbacks.values()) {
      if (postback.state === 'sending' || postback.state === 'retrying') this.#attemptLater(postback, 0);
    }
  }

  /** No further attempt starts, and those on the way are given up. */
  close(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#closing.abort();
  }

  sign(wall: WallId, params: readonly (readonly [string, string])[]) {
    return signedCall(recipes[wall], this.addressOf(wall), params, this.#options.wallSecrets[wall]);
  }

  addressOf(wall: WallId): string {
    return `${this.#options.siteUrl}/api/postbacks/${wall}`;
  }

  find(wall: WallId, kind: Postback['kind'], txnId: string): Postback | undefined {
    return this.#postbacks.get(`${wall}:${kind}:${txnId}`);
  }

  /** A member's postbacks of one wall, newest first. */
  ofUser(wall: WallId, userId: string): Postback[] {
    return [...this.#postbacks.values()].filter((postback) => postback.wall === wall && postback.userId === userId).toReversed();
  }

  /** The same one again when this was posted before: a provider never says one thing in two ways. */
  prepare(wall: WallId, kind: Postback['kind'], completion: Completion): Postback {
    const known = this.find(wall, kind, completion.txnId);
    if (known !== undefined) return known;
    const recipe = recipes[wall];
    const params = kind === 'credit' ? recipe.credit(completion) : recipe.reversal(completion);
    const postback: Postback = {
      ...completion,
      id: `${wall}:${kind}:${completion.txnId}`,
      wall,
      kind,
      ...this.sign(wall, params),
      state: 'sending',
      attempts: [],
      nextAttemptAt: null,
    };
    this.#postbacks.set(postback.id, postback);
    this.#state.append({ posted: postback });
    return postback;
  }

  /** One attempt. When the provider is not content, the next one follows by its schedule, or it gives up. */
  async attempt(postback: Postback): Promise<Attempt> {
    const attempt = await this.#call(postback);
    if (this.#closing.signal.aborted || postback.state === 'accepted') return attempt;
    const recipe = recipes[postback.wall];
    const nextAfterSec = recipe.retryAfterSec[postback.attempts.length];
    const state = recipe.isContent(attempt) ? 'accepted' : nextAfterSec === undefined ? 'refused' : 'retrying';
    this.#record(postback, attempt, state);
    this.#state.append({ postbackId: postback.id, attempt, state });
    if (state === 'retrying' && nextAfterSec !== undefined) {
      this.#attemptLater(postback, nextAfterSec * 1_000 * this.#options.retryScale);
    }
    return attempt;
  }

  /** The same call, outside the schedule: a replay. */
  replay(postback: Postback): Promise<Attempt> {
    return this.#call(postback);
  }

  #record(postback: Postback | undefined, attempt: Attempt, state: Postback['state']): void {
    if (postback === undefined) return;
    postback.attempts.push(attempt);
    postback.state = state;
    postback.nextAttemptAt = null;
  }

  #attemptLater(postback: Postback, afterMs: number): void {
    postback.nextAttemptAt = new Date(Date.now() + afterMs).toISOString();
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      void this.attempt(postback);
    }, afterMs).unref();
    this.#waiting.add(timer);
  }

  async #call({ url, headers }: Postback): Promise<Attempt> {
    const { siteUrl, siteConnectUrl } = this.#options;
    const at = new Date().toISOString();
    try {
      const response = await fetch(siteConnectUrl + url.slice(siteUrl.length), {
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(attemptTimeoutMs), this.#closing.signal]),
      });
      return { status: response.status, body: (await response.text()).slice(0, 1_000), at };
    } catch (error) {
      return { status: null, body: reasonOf(error), at };
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
