import { onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';

/** A simulator on a free port, closed when the test ends. */
export async function runningSimulator(overrides: Partial<Config> = {}) {
  const app = buildApp({ ...readConfig({}), logLevel: 'error', slowMs: 300, ...overrides });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = () => app.close();
  onTestFinished(close);
  const request = (path: string, init?: RequestInit) => fetch(url + path, init);
  return {
    url,
    close,
    request,
    get: async (path: string) => readJson(await request(path)),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
  };
}

/** Untyped on purpose: each test says what it expects of the body. */
export async function readJson(response: Response) {
  return JSON.parse(await response.text());
}

export type RunningSimulator = Awaited<ReturnType<typeof runningSimulator>>;

export async function personNamed(simulator: RunningSimulator, username: string): Promise<{ id: number; name: string }> {
  const answer = await simulator.post('/v1/usernames/users', { usernames: [username], excludeBannedUsers: true });
  return (await readJson(answer)).data[0];
}

export interface ListedPass {
  id: number;
  productId: number;
  price: number | null;
  creator: { creatorId: number };
}

/** The passes of the person's first experience, cheapest first. */
export async function passesOf(simulator: RunningSimulator, username: string): Promise<ListedPass[]> {
  const { id } = await personNamed(simulator, username);
  const games = await simulator.get(`/v2/users/${id}/games?accessFilter=2&limit=50&sortOrder=Asc`);
  const universe = games.data[0].id;
  return (await simulator.get(`/game-passes/v1/universes/${universe}/game-passes?passView=Full&pageSize=100`)).gamePasses;
}

export const goodCookie = { cookie: '.ROBLOSECURITY=sim-good' };

/** Cookie and token, as a caller has them after the handshake. */
export async function signedIn(simulator: RunningSimulator, cookie = goodCookie): Promise<Record<string, string>> {
  const refused = await simulator.post('/v2/logout', {}, cookie);
  return { ...cookie, 'x-csrf-token': refused.headers.get('x-csrf-token') ?? '' };
}
