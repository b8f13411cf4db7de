import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenSession } from './operator-session.ts';
import type { OperatorKeys } from './operator-keys.ts';

/** The cookie `operator`: `__Host-` and Secure under https, out of reach of scripts and of other sites' forms. Its token ends when the session idles out. */
export class OperatorCookie {
  readonly name: string;
  private readonly keys: OperatorKeys;
  private readonly secure: boolean;

  constructor(keys: OperatorKeys, { secure }: { secure: boolean }) {
    this.keys = keys;
    this.secure = secure;
    this.name = secure ? '__Host-operator' : 'operator';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  write(reply: FastifyReply, session: OpenSession): void {
    const token = this.keys.sign({
      sub: session.operatorId,
      sid: session.sessionId,
      aud: 'operator',
      iat: secondsOf(session.now),
      exp: secondsOf(session.idleEndsAt),
    });
    void reply.setCookie(this.name, token, { ...this.attributes(), expires: session.idleEndsAt });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes());
  }

  private attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
