import type { FastifyReply } from 'fastify';

/**
 * The browser forgets every copy of an answer. Not `"cookies"`: the device would have to prove itself anew, and who is
 * a member and an operator would lose both sessions. Not `"storage"`: theme, language and what helps to play less are
 * the browser's, and say nothing of the member.
 */
export function forgetAtSignOut(reply: FastifyReply): void {
  void reply.header('clear-site-data', '"cache"');
}
