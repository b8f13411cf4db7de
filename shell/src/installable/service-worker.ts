// The build takes the types off: a worker is one plain file under one name (installable-files.ts of remote-kit). Says
// what still works when there is no network. It keeps nothing: no page, no file and no answer is ever in a cache of
// ours, so nothing private stays behind and no version grows old here. Files of the site are the browser's own to keep.

/** A text in its parts: words, `#` for the count, and a choice by it, as compileMessage of texts makes them. */
type Message = readonly (string | readonly [name: string, kind: string, cases: Readonly<Record<string, Message>>])[];

/** By language and English text: the build puts in what this file says, from the catalogues. */
declare const TEXTS: Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** What is used here of a worker's surroundings: the page's own types do not know them. */
interface Page {
  url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface WorkerEvent extends Event {
  request: Request;
  data: { json(): unknown } | null;
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(query: { type: 'window' }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || new URL(event.request.url).pathname.startsWith('/api/')) return;
  event.respondWith(fetch(event.request).catch(offlinePage));
});

// What comes says how many are new, so that a lock screen shows nothing of anybody's money. A newer one takes the place
// of the one before.
worker.addEventListener('push', (event) => {
  const { count = 1, isTest = false } = (event.data?.json() ?? {}) as { count?: number; isTest?: boolean };
  event.waitUntil(notify(count, isTest));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInbox());
});

async function openInbox(): Promise<unknown> {
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (!page) return worker.clients.openWindow('/inbox');
  await page.focus();
  return page.navigate('/inbox');
}

async function notify(count: number, isTest: boolean): Promise<void> {
  const { t } = await spoken();
  const body = isTest
    ? t('Push notifications work on this device.')
    : t('{count, plural, one {You have a new notification.} other {You have # new notifications.}}', { count });
  return worker.registration.showNotification('Facet', { body, icon: '/icon-192.png', tag: 'inbox', data: '/inbox' });
}

async function offlinePage(): Promise<Response> {
  const { language, t } = await spoken();
  const points = [
    t('Your balance is kept by the site, not by this device.'),
    t('Surveys you have completed are credited while you are away.'),
    t('Withdrawals you have requested carry on.'),
    t('Statements and rounds you have downloaded can still be checked.'),
  ];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('You are offline')} · Facet</title><style>${STYLE}</style>
<main><h1>${t('You are offline')}</h1><p>${t('Facet needs a connection. Nothing is lost:')}</p>
<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul><a href="">${t('Try again')}</a></main></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}

/** The language chosen on a page, else the first of the browser's that the site speaks, else English. */
async function spoken() {
  const chosen = await self.cookieStore?.get('language');
  const wanted = [chosen?.value ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().replace(/-.*/, ''));
  const language = wanted.find((tag) => Object.hasOwn(TEXTS, tag)) ?? 'en';
  const plural = new Intl.PluralRules(language);
  const written = (message: Message, count: number): string =>
    message
      .map((part) => {
        if (typeof part === 'string') return part.replace('#', String(count));
        const [, , cases] = part;
        return written(cases[plural.select(count)] ?? cases['other'] ?? [], count);
      })
      .join('');
  return { language, t: (text: string, { count } = { count: 0 }) => written(TEXTS[language]?.[text] ?? [text], count) };
}

const STYLE = `:root{color-scheme:dark light;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f7f5,#0a0d0c);color:light-dark(#25302b,#c3cdc8)}
body{margin:0}main{max-width:34rem;margin:20vh auto 0;padding:0 1rem}h1{color:light-dark(#0c1410,#f2f6f4);font-size:2rem;line-height:1.2}
li{margin-block:.5rem}a{display:inline-block;margin-top:1rem;padding:.75rem 1.25rem;border-radius:8px;background:light-dark(#0b6b46,#2ed191);color:light-dark(#fff,#04130c);text-decoration:none;font-weight:600}`;
