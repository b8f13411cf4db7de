/** After the page is there: it is of no use to the first visit. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without one (a private window, a browser that forbids it) only the page for offline is missing.
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
}
