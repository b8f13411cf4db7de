import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { challengeRequired, legacyError } from '../platform-error.ts';
import type { People, Person } from '../users/people.ts';

export interface BotSession {
  person: Person;
  /** The platform asks this account for a challenge before it lets it change anything. */
  challenged: boolean;
  csrfToken: string;
}

const purseRobux = 100_000;

/** The accounts that are signed in with a cookie. Sign-in itself is never simulated: cookies are given. */
export class Bots {
  readonly #sessions: ReadonlyMap<string, BotSession>;
  /** Some anonymous calls need the handshake too. */
  readonly #anonymousToken = newToken();

  constructor(people: People) {
    const session = (name: string, challenged: boolean): BotSession => {
      const person = people.byName(name);
      if (person === null) throw new Error(`the bot ${name} needs a name that exists`);
      return { person, challenged, csrfToken: newToken() };
    };
    this.#sessions = new Map([
      ['sim-good', session('FacetPayouts', false)],
      ['sim-challenge', session('FacetChallenged', true)],
    ]);
  }

  /** 401 without a cookie that works. */
  signedIn(request: FastifyRequest): BotSession {
    const session = this.#find(request);
    if (session === undefined) throw legacyError(401, 0, 'Authorization has been denied for this request.');
    return session;
  }

  /**
   * For calls that change something: cookie (401), then the handshake (403 with the token), then the challenge (403).
   */
  allowedToChange(request: FastifyRequest): BotSession {
    const session = this.signedIn(request);
    checkToken(request, session.csrfToken);
    if (session.challenged) throw challengeRequired(randomUUID());
    return session;
  }

  /** The handshake alone; the token belongs to the session, or to nobody's. */
  shakeHands(request: FastifyRequest): void {
    checkToken(request, this.#find(request)?.csrfToken ?? this.#anonymousToken);
  }

  /** Robux at the beginning of time; 0 for people who are no bot. */
  firstPurse(userId: number): number {
    return [...this.#sessions.values()].some(({ person }) => person.id === userId) ? purseRobux : 0;
  }

  #find(request: FastifyRequest): BotSession | undefined {
    const cookie = /(?:^|;\s*)\.ROBLOSECURITY=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
    return cookie === undefined ? undefined : this.#sessions.get(cookie);
  }
}

function checkToken(request: FastifyRequest, token: string): void {
  if (request.headers['x-csrf-token'] === token) return;
  throw legacyError(403, 0, 'Token Validation Failed', { 'x-csrf-token': token });
}

function newToken(): string {
  return Buffer.from(randomUUID()).toString('base64url').slice(0, 12);
}
