import type { App } from '@facet/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenSession } from './operator-session.ts';
import type { OperatorKeys } from './operator-keys.ts';

/**
 * The cookie `operator`: `__Host-` and Secure under https, out of reach of scripts and of other sites' forms. Its token
 * ends when the session idles out.
 */
export class OperatorCookie {
  readonly name: string;
  readonly #keys: OperatorKeys;
  readonly #secure: boolean;

  constructor(keys: OperatorKeys, { secure }: { secure: boolean }) {
    this.#keys = keys;
    this.#secure = secure;
    this.name = secure ? '__Host-operator' : 'operator';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  write(reply: FastifyReply, session: OpenSession): void {
    void reply.setCookie(this.name, this.#tokenOf(session), this.#attributesOf(session));
  }

  /** The same as the text of a Set-Cookie, for an answer that another one gives. */
  text(app: App, session: OpenSession): string {
    return app.serializeCookie(this.name, this.#tokenOf(session), this.#attributesOf(session));
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.#attributes());
  }

  #tokenOf(session: OpenSession): string {
    return this.#keys.sign({
      sub: session.operatorId,
      sid: session.sessionId,
      aud: 'operator',
      iat: secondsOf(session.now),
      exp: secondsOf(session.idleEndsAt),
    });
  }

  #attributesOf({ idleEndsAt: expires }: OpenSession) {
    return { ...this.#attributes(), expires };
  }

  #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
