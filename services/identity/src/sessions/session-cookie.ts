import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionToken } from './session-token.ts';

/** The cookie `session`: `__Host-` and Secure under https, out of reach of scripts and of other sites' forms. */
export class SessionCookie {
  readonly #secure: boolean;
  readonly #name: string;

  constructor(options: { secure: boolean }) {
    this.#secure = options.secure;
    this.#name = options.secure ? '__Host-session' : 'session';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.#name];
  }

  write(reply: FastifyReply, token: SessionToken): void {
    void reply.setCookie(this.#name, token.text, { ...this.#attributes(), expires: token.expiresAt });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.#name, this.#attributes());
  }

  #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }
}
