// The build takes the types off: a worker is one plain file under one name (installable-files.ts of remote-kit).
// Says what still works when there is no network. It keeps nothing: no page, no file and no answer is ever in a cache of ours, so
// nothing private stays behind and no version grows old here. Files of the site are the browser's own to keep.
const TEXTS = {
  en: {
    title: 'You are offline',
    lead: 'Facet needs a connection. Nothing is lost:',
    points: [
      'Your balance is kept by the site, not by this device.',
      'Surveys you have completed are credited while you are away.',
      'Withdrawals you have requested carry on.',
      'Statements and rounds you have downloaded can still be checked.',
    ],
    retry: 'Try again',
    news: (count: number) => (count === 1 ? 'You have a new notification.' : `You have ${count} new notifications.`),
  },
  es: {
    title: 'Estás sin conexión',
    lead: 'Facet necesita conexión. No se pierde nada:',
    points: [
      'Tu saldo lo guarda el sitio, no este dispositivo.',
      'Las encuestas que completaste se abonan mientras no estás.',
      'Los retiros que pediste siguen su curso.',
      'Los extractos y las rondas que descargaste se pueden seguir comprobando.',
    ],
    retry: 'Reintentar',
    news: (count: number) => (count === 1 ? 'Tienes una notificación nueva.' : `Tienes ${count} notificaciones nuevas.`),
  },
};

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

// What comes says how many are new, so that a lock screen shows nothing of anybody's money. A newer one takes the place of the one before.
worker.addEventListener('push', (event) => {
  const { count } = (event.data?.json() ?? {}) as { count?: number };
  const look = { body: TEXTS[language()].news(count ?? 1), icon: '/icon-192.png', tag: 'inbox', data: '/inbox' };
  event.waitUntil(worker.registration.showNotification('Facet', look));
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

function language(): keyof typeof TEXTS {
  return navigator.languages.map((name) => name.slice(0, 2)).find((name) => name === 'es' || name === 'en') ?? 'en';
}

function offlinePage(): Response {
  const { title, lead, points, retry } = TEXTS[language()];
  const html = `<!doctype html><html lang="${language()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Facet</title><style>${STYLE}</style>
<main><h1>${title}</h1><p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul><a href="">${retry}</a></main></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}

const STYLE = `:root{color-scheme:dark light;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f7f5,#0a0d0c);color:light-dark(#25302b,#c3cdc8)}
body{margin:0}main{max-width:34rem;margin:20vh auto 0;padding:0 1rem}h1{color:light-dark(#0c1410,#f2f6f4);font-size:2rem;line-height:1.2}
li{margin-block:.5rem}a{display:inline-block;margin-top:1rem;padding:.75rem 1.25rem;border-radius:8px;background:light-dark(#0b6b46,#2ed191);color:light-dark(#fff,#04130c);text-decoration:none;font-weight:600}`;
