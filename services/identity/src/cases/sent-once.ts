import { createHash } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'url'> & { headers: { 'idempotency-key'?: string } };

/**
 * The id of what a member sends. It is made of its key, so that the same call again is the same message; without one,
 * each is another.
 */
export function sentAs(memberId: string, { url, headers }: Sent): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return uuidv7();
  const hash = createHash('sha256').update(`${memberId} ${url} ${key}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
