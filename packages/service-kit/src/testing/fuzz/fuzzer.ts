import fc from 'fast-check';
import type { App } from '../../http/app.ts';
import { isUuid } from '../../lists/uuid.ts';
import type { FuzzedRoute } from './routes-of.ts';
import { KNOWN, type Manner, valuesOf } from './values-of.ts';

type Headers = Record<string, string>;
/** Who calls a route, one of them at a time; asked anew for each route, as some of them end sessions. */
export type Callers = (route: FuzzedRoute) => Headers[] | Promise<Headers[]>;

export interface Fuzzing {
  app: App;
  callers: Callers;
  /** How often each route is called. */
  runs: number;
  /** Failures that are the fakes' around the service: their codes. */
  bears?: readonly string[];
  /** What it knows before it is told anything: types of events. */
  knows?: readonly string[];
}

interface Asked {
  parameters: Record<string, unknown>;
  body: unknown;
  caller: number;
}

const MOST_KNOWN = 500;
const LONGEST_KNOWN = 120;

/** Calls routes with what their contract allows and what it does not; what the service tells is used in later calls. */
export class Fuzzer {
  readonly #fuzzing: Fuzzing;
  readonly #known: { id: string[]; text: string[] };

  constructor(fuzzing: Fuzzing) {
    this.#fuzzing = fuzzing;
    this.#known = { id: [], text: [...(fuzzing.knows ?? [])] };
  }

  /** The smallest call that is answered by a failure of the service's own; undefined: none is. */
  async failureOf(route: FuzzedRoute): Promise<string | undefined> {
    const { runs, callers, bears = [] } = this.#fuzzing;
    const headers = await this.#allowed(route, await callers(route));
    const tried = await fc.check(
      fc.asyncProperty(callsOf(route, headers.length), async (asked) => {
        const { call, status, text } = await this.#send(route, asked, headers[asked.caller] ?? {});
        if (status < 300) this.#learn(text);
        if (status >= 500 && !bears.includes(codeOf(text))) throw new Error(`${call} was answered ${status} ${text.slice(0, 300)}`);
      }),
      { numRuns: runs },
    );
    return fc.asyncDefaultReportMessage(tried);
  }

  /** Those who are not refused whatever they ask; all where all are. */
  async #allowed(route: FuzzedRoute, callers: Headers[]): Promise<Headers[]> {
    if (callers.length === 1) return callers;
    const [asked] = fc.sample(callsOf(route, 1), { numRuns: 1, seed: 1 });
    if (asked === undefined) return callers;
    const answers = await Promise.all(callers.map(async (headers) => ({ headers, ...(await this.#send(route, asked, headers)) })));
    const allowed = answers.filter(({ status }) => status !== 403);
    return allowed.length === 0 ? callers : allowed.map(({ headers }) => headers);
  }

  async #send(route: FuzzedRoute, { parameters, body }: Asked, caller: Headers) {
    const filled = (name: string) => this.#resolved(parameters[name]);
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encoded(filled(name)) || '-');
    const query = route.parameters
      .filter(({ in: place, name }) => place === 'query' && parameters[name] !== undefined)
      .flatMap(({ name }) => [filled(name)].flat().map((value) => `${name}=${encoded(value)}`));
    const url = query.length === 0 ? path : `${path}?${query.join('&')}`;
    const own = route.parameters
      .filter(({ in: place, name }) => place === 'header' && parameters[name] !== undefined)
      .map(({ name }) => [name.toLowerCase(), inHeader(filled(name))]);
    const payload = route.body === undefined ? undefined : JSON.stringify(this.#resolved(body) ?? null);
    const headers = {
      ...caller,
      ...(Object.fromEntries(own) as Headers),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await this.#fuzzing.app.inject({ method: route.method, url, headers, ...(payload !== undefined && { payload }) });
    return { call: `${route.method} ${url} ${payload ?? ''}`.slice(0, 2_000), status: answer.statusCode, text: answer.body };
  }

  #resolved(value: unknown): unknown {
    if (typeof value === 'string') {
      const [, kind, place] = KNOWN.exec(value) ?? [];
      const told = kind === 'id' ? this.#known.id : this.#known.text;
      return place === undefined || told.length === 0 ? value : told[Number(place) % told.length];
    }
    if (Array.isArray(value)) return value.map((each) => this.#resolved(each));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.#resolved(each)]));
    return value;
  }

  #learn(text: string): void {
    if (!text.startsWith('{')) return;
    JSON.parse(text, (_name, value: unknown) => {
      if (typeof value === 'string' && value.length <= LONGEST_KNOWN) {
        const told = isUuid(value) ? this.#known.id : this.#known.text;
        if (told.length < MOST_KNOWN && !told.includes(value)) told.push(value);
      }
      return value;
    });
  }
}

/** Half of them as the contract has it: so they come further than the door. */
function callsOf(route: FuzzedRoute, callers: number): fc.Arbitrary<Asked> {
  return fc.oneof(callsIn('good', route, callers), callsIn('bad', route, callers));
}

function callsIn(manner: Manner, { parameters, body, schemas }: FuzzedRoute, callers: number): fc.Arbitrary<Asked> {
  // Of a hundred texts that it told hardly one is where a list goes on.
  const given = parameters.filter(({ name }) => manner === 'bad' || name !== 'cursor');
  const values = Object.fromEntries(given.map(({ name, schema = {} }) => [name, valuesOf(schema, schemas, manner)]));
  const needed = parameters.filter(({ in: place, required }) => place === 'path' || required).map(({ name }) => name);
  return fc.record({
    parameters: fc.record(values, { requiredKeys: needed }) as fc.Arbitrary<Record<string, unknown>>,
    body: body === undefined ? fc.constant(undefined) : valuesOf(body, schemas, manner),
    caller: fc.nat(Math.max(0, callers - 1)),
  });
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Half of a character has no encoding: as bytes it is one.
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
}

/** What a header can carry over the wire. */
function inHeader(value: unknown): string {
  return encoded(value).slice(0, 1_000);
}

function codeOf(text: string): string {
  const answer: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return String((answer as { code?: unknown }).code);
}
