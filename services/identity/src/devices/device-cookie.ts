import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A browser, known by a secret that only it has; `hash` is what the database keeps. */
export interface Device {
  secret: string;
  hash: string;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** The longest that browsers keep a cookie. */
const DAYS_400_SECONDS = 400 * 24 * 60 * 60;

/** The cookie `device`. It opens nothing; it says that this browser has been here before. */
export class DeviceCookie {
  readonly #secure: boolean;
  readonly #name: string;

  constructor(options: { secure: boolean }) {
    this.#secure = options.secure;
    this.#name = options.secure ? '__Host-device' : 'device';
  }

  /** The browser's secret, or a new one when it shows none (or one that we did not make). */
  read(request: FastifyRequest): Device {
    const shown = request.cookies[this.#name] ?? '';
    return deviceOf(SECRET.test(shown) ? shown : randomBytes(32).toString('base64url'));
  }

  write(reply: FastifyReply, device: Device): void {
    void reply.setCookie(this.#name, device.secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      maxAge: DAYS_400_SECONDS,
    });
  }
}

function deviceOf(secret: string): Device {
  return { secret, hash: createHash('sha256').update(secret).digest('hex') };
}
