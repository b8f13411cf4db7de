import { Agent, type Dispatcher } from 'undici';

/** A call to another service's internal API. */
export interface ServiceCall {
  /** With the query. */
  path: string;
  /** GET when absent. */
  method?: string;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** What it answered, whole. Reads like a Response, without its price. */
export class ServiceAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly #text: string;

  constructor(status: number, headers: Readonly<Record<string, string | string[] | undefined>>, text: string) {
    this.status = status;
    this.headers = { get: (name) => headers[name.toLowerCase()]?.toString() ?? null };
    this.#text = text;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/** Why a call was given up before anything of it was sent: there was no connection in its time. */
export const NOT_CONNECTED = 'NOT_CONNECTED';

export interface Patience {
  /** Until the answer is here. */
  withinMs: number;
  /** Until it can be sent; absent: as long as all of it may take. */
  connectWithinMs?: number | undefined;
}

/** One for all services and all uses: connections are kept, and each carries one call at a time. */
const connections = new Agent();

/**
 * Sends it once, to `origin`, and reads the answer to its end. Rejects with a TimeoutError after `withinMs`, with the
 * code NOT_CONNECTED after `connectWithinMs`, else as the connection fails.
 */
export function sendCall(
  origin: string,
  { path, method = 'GET', headers = {}, body }: ServiceCall,
  patience: Patience,
): Promise<ServiceAnswer> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver(resolve, reject, patience);
    try {
      connections.dispatch({ origin, path, method, headers, body: body ?? null }, receiver);
    } catch (error) {
      receiver.fail(error);
    }
  });
}

class Receiver implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: ServiceAnswer) => void;
  readonly #reject: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #connecting: NodeJS.Timeout | undefined;
  #givenUp: Error | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: Readonly<Record<string, string | string[] | undefined>> = {};
  readonly #chunks: Buffer[] = [];

  constructor(resolve: (answer: ServiceAnswer) => void, reject: (error: unknown) => void, { withinMs, connectWithinMs }: Patience) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => this.#giveUp(new DOMException('The call was not answered in its time', 'TimeoutError')), withinMs);
    if (connectWithinMs === undefined) return;
    const notConnected = () => Object.assign(new Error('There was no connection in its time'), { code: NOT_CONNECTED });
    this.#connecting = setTimeout(() => this.#giveUp(notConnected()), connectWithinMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    clearTimeout(this.#connecting);
    // Its time was over before there was a connection: nothing is sent.
    if (this.#givenUp) controller.abort(this.#givenUp);
  }

  onResponseStart(_controller: unknown, status: number, headers: Record<string, string | string[] | undefined>): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer);
    const [only] = this.#chunks;
    const whole = this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks);
    this.#resolve(new ServiceAnswer(this.#status, this.#headers, whole.toString()));
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.fail(error);
  }

  fail(error: unknown): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#connecting);
    this.#reject(error);
  }

  #giveUp(why: Error): void {
    this.#givenUp = why;
    this.#controller?.abort(why);
    this.fail(why);
  }
}
