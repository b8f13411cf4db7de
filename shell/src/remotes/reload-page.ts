/** Starts anew. Never settles, so that a button stays at work until the page is gone. */
export function reloadPage(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
