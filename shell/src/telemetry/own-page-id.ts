import { randomUuid } from './random-uuid.ts';

/**
 * What the gateway wrote into the page: nobody else can make one that counts. One of before writes none; what is drawn
 * without a browser has no page.
 */
export function ownPageId(): string {
  if (typeof document === 'undefined') return randomUuid();
  const given = document.querySelector<HTMLMetaElement>('meta[name="page-id"]')?.content ?? '';
  return /^[0-9a-f-]{36}$/.test(given) ? given : randomUuid();
}
