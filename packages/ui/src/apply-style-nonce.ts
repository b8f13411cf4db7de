import { setNonce } from 'get-nonce';

/** The nonce that the page was served with (`<meta name="style-nonce" content="…">`); undefined where there is none. */
export function readStyleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content || undefined;
}

/**
 * Lets dialogs, menus and selects add their `<style>` element under a strict CSP (`style-src 'self' 'nonce-…'`).
 * Call it once before the first render.
 */
export function applyStyleNonce(): void {
  const nonce = readStyleNonce();
  if (nonce) setNonce(nonce);
}
