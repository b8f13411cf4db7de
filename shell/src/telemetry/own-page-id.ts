import { randomUuid } from './random-uuid.ts';

/** What the gateway wrote into the page: nobody else can make one that counts. One of before writes none. */
export function ownPageId(): string {
  const given = document.querySelector<HTMLMetaElement>('meta[name="page-id"]')?.content ?? '';
  return /^[0-9a-f-]{36}$/.test(given) ? given : randomUuid();
}
