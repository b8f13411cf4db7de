import { channel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';
import type { DomainError } from './domain-error.ts';

/** Tests listen here: an error that the contract of its call does not tell of is a mistake in the contract. */
const untoldErrors = channel('facet.untold-errors');

export function noteUntold({ code, status }: DomainError, { routeOptions: { config, method, url } }: FastifyRequest): void {
  if (!untoldErrors.hasSubscribers || config?.errors === undefined || config.errors[code] === status) return;
  untoldErrors.publish(`${String(method)} ${url} answered ${status} ${code}, of which its errors do not tell`);
}
