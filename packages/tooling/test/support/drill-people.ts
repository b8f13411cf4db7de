import type { Site } from '../../src/site/index.ts';

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the answer of any route
  body: any;
}

/** Somebody with a browser: a cookie, and where it goes. */
export interface Visitor {
  id: string;
  cookie: string;
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
}

/** Signs in at `site`; the same name again is the same member. */
export function signIn(site: Site, username: string): Promise<Visitor> {
  return visit(site, 'session', '/api/auth/register-or-login', { username });
}

export function operate(site: Site): Promise<Visitor> {
  return visit(site, 'operator', '/api/auth/admin-login', site.owner);
}

/** The same browser at another site: it keeps its cookie. */
export function at(site: Site, { id, cookie }: Visitor): Visitor {
  return { id, cookie, call: (method, path, body) => call(site, { method, path, cookie, body }) };
}

async function visit(site: Site, cookieName: string, path: string, credentials: object): Promise<Visitor> {
  const response = await request(site, { method: 'POST', path, cookie: '', body: credentials });
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith(`${cookieName}=`));
  if (cookie === undefined) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const { id = '' } = (await response.json()) as { id?: string };
  return at(site, { id, cookie: cookie.split(';', 1)[0] ?? '' } as Visitor);
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  cookie: string;
  body?: object | undefined;
}

async function call(site: Site, what: Call): Promise<Answer> {
  const response = await request(site, what);
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

function request(site: Site, { method, path, cookie, body }: Call): Promise<Response> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return fetch(new URL(path, site.url), { method, headers: { cookie, origin: site.url, ...type }, ...json });
}

/** `amount` R$ by a wall. */
export async function complete(site: Site, { id }: Pick<Visitor, 'id'>, amount = '1.00'): Promise<void> {
  const answer = await fetch(`${site.simulatorUrl}/sim/walls/b/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: id, amount }),
  });
  if (!answer.ok) throw new Error(`the wall: ${answer.status} ${await answer.text()}`);
}

export async function balanceOf(visitor: Visitor): Promise<number> {
  const { status, body } = await visitor.call('GET', '/api/user/profile');
  if (status !== 200) throw new Error(`the profile: ${status}`);
  return Number(body.user.balance);
}

/** A withdrawal of the member's gamepass for 100 R$, held. */
export async function withdraw(visitor: Visitor, username: string): Promise<string> {
  const { experiences } = (await visitor.call('POST', '/api/validate-roblox-user', { username })).body;
  const { gamepasses } = (await visitor.call('POST', '/api/fetch-gamepasses', { placeId: experiences[0].placeId })).body;
  const pass = (gamepasses as { id: string; price: string }[]).find(({ price }) => price === '100.00');
  const answer = await visitor.call('POST', '/api/withdraw', {
    amount: pass?.price,
    gamepassLink: `https://www.roblox.com/game-pass/${pass?.id}`,
  });
  if (answer.status !== 200) throw new Error(`withdrawing: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.withdrawal.id as string;
}

/** A round of Bombs to its end; what it was dealt from. */
export async function playRound(visitor: Visitor): Promise<{ serverSeed: string; serverSeedHash: string }> {
  const { body: round } = await visitor.call('POST', '/api/bombs/start', { betAmount: '1.00', bombCount: 3 });
  const { gameId } = round;
  const { body: opened } = await visitor.call('POST', '/api/bombs/reveal', { gameId, tileIndex: 0 });
  return opened.won ? (await visitor.call('POST', '/api/bombs/cashout', { gameId })).body : opened;
}

/** What an operator decides on a withdrawal. */
export const decisions = { reject: { status: 'failed', rejectionReason: 'No' }, byBot: { status: 'completed', autoPayout: true } } as const;
