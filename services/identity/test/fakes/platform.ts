import { startFakeService, type FakeService, type ReceivedCall } from '@facet/service-kit/testing';

type Answer = Awaited<ReturnType<Parameters<FakeService['answer']>[0]>>;

export interface Person {
  id: string;
  name: string;
  inGroup: boolean;
  about: string;
  previousNames: string[];
}

/** The game platform as tests need it: its users, and a failure on demand. */
export interface FakePlatform {
  url: string;
  calls: ReceivedCall[];
  add(person: Partial<Person> & { name: string }): Person;
  /** Answers this to every call (or those whose address contains `part`) until mended. */
  fail(answer: Answer, part?: string): void;
  /** Holds back every answer until the returned function is called. */
  hold(): () => void;
  mend(): void;
  callsTo(part: string): number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export const GROUP_ID = '4242';
let nextId = 5_000_000_000;

export async function startFakePlatform(): Promise<FakePlatform> {
  const people: Person[] = [];
  let failure: { answer: Answer; part: string } | undefined;
  let held: Promise<void> | undefined;

  const respond = async (call: ReceivedCall): Promise<Answer> => {
    await held;
    if (failure && call.url.includes(failure.part)) return failure.answer;
    return answerOf(call, people);
  };
  const service = await startFakeService(respond);
  return {
    url: service.url,
    calls: service.calls,
    add(given) {
      const person = { id: String(nextId++), inGroup: true, about: '', previousNames: [], ...given };
      people.push(person);
      return person;
    },
    fail: (answer, part = '') => void (failure = { answer, part }),
    hold() {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = undefined;
        release();
      };
    },
    mend: () => void (failure = undefined),
    callsTo: (part) => service.calls.filter((call) => call.url.includes(part)).length,
    stop: () => service.stop(),
    start: () => service.start(),
  };
}

function answerOf(call: ReceivedCall, people: Person[]): Answer {
  const [path = '', query = ''] = call.url.split('?');
  if (path === '/v1/usernames/users') {
    const { usernames } = call.body as { usernames: string[] };
    return { status: 200, body: json({ data: usernames.flatMap((name) => described(find(people, name), name)) }) };
  }
  if (path === '/v1/users/avatar-headshot') {
    const id = new URLSearchParams(query).get('userIds');
    return {
      status: 200,
      body: json({ data: [{ targetId: raw(id ?? ''), state: 'Completed', imageUrl: `https://cdn.test/${id}.png`, version: 'TN3' }] }),
    };
  }
  const [, id = '', groups] = /^\/v[12]\/users\/(\d+)(\/groups\/roles)?$/.exec(path) ?? [];
  const person = people.find((candidate) => candidate.id === id);
  if (!person) return { status: 404, body: { errors: [{ code: 3, message: 'The user id is invalid.' }] } };
  if (groups === undefined) return { status: 200, body: json({ ...described(person, person.name)[0], description: person.about }) };
  const role = { id: 1, name: 'Member', rank: 1 };
  return { status: 200, body: json({ data: person.inGroup ? [{ group: { id: raw(GROUP_ID), name: 'Group' }, role }] : [] }) };
}

/** The platform finds people by their previous names as well. */
function find(people: Person[], name: string): Person | undefined {
  const same = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  return people.find((person) => same(person.name)) ?? people.find((person) => person.previousNames.some(same));
}

function described(person: Person | undefined, requestedUsername: string) {
  if (!person) return [];
  return [{ requestedUsername, hasVerifiedBadge: false, id: raw(person.id), name: person.name, displayName: person.name }];
}

/** Ids are JSON numbers, also those that a JavaScript number does not hold. */
const raw = (id: string): string => `raw:${id}`;
const json = (value: unknown): string => JSON.stringify(value).replace(/"raw:(\d+)"/g, '$1');
