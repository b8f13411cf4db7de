import type { FastifyReply } from 'fastify';

const longestHangMs = 60_000;

/** Takes the request and never answers: the caller's own deadline decides, and after a minute the line is cut. */
export function hang(reply: FastifyReply): void {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), longestHangMs).unref();
}
