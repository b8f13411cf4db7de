import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parameters of the path that open something, as a password does. */
    secretParams?: readonly string[];
  }
}

const MASK = '***';

/**
 * The path of a call as logs and spans may have it: without its query, which may hold a provider's signature, and
 * without what its route calls secret.
 */
export function shownPath({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const path = url.split('?', 1)[0] ?? '/';
  const secret = routeOptions.config?.secretParams ?? [];
  if (secret.length === 0) return path;
  const names = routeOptions.url?.split('/') ?? [];
  const isSecret = (part: string | undefined): boolean => part?.startsWith(':') === true && secret.includes(part.slice(1));
  return path
    .split('/')
    .map((part, index) => (isSecret(names[index]) ? MASK : part))
    .join('/');
}
