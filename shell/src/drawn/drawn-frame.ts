const FRAME = 'drawn-frame';
const AWAITED = 'data-awaited';

/** Of an element that says: what came drawn shows until what it stands for is here. */
export const awaited = { [AWAITED]: '', hidden: true };

/** Whether the member's frame came drawn, and still stands. */
export function isFrameDrawn(): boolean {
  return document.getElementById(FRAME) !== null;
}

/**
 * Takes the frame that came drawn away as soon as the site shows something of its own, before that is painted: whoever
 * it turns out to be for. It is not hydrated, since what stands in it (the navigation, out of the registry) is known to
 * React only with all the rest.
 */
export function replaceDrawnFrame(root: HTMLElement): void {
  const frame = document.getElementById(FRAME);
  if (!frame) return;
  // Its callback comes after React's commit and before the next frame.
  const observer = new MutationObserver(() => {
    if (root.textContent === '' || root.querySelector(`[${AWAITED}]`)) return;
    observer.disconnect();
    const focused = frame.contains(document.activeElement) ? document.activeElement : null;
    frame.remove();
    document.querySelector('style[data-drawn]')?.remove();
    if (focused) counterpart(focused, root)?.focus();
    dispatchEvent(new Event('page-taken-over'));
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** The same link or button of the site. */
function counterpart(element: Element, root: HTMLElement): HTMLElement | undefined {
  const nameOf = (one: Element): string | null => one.getAttribute('href') ?? one.getAttribute('aria-label') ?? one.textContent;
  return [...root.querySelectorAll<HTMLElement>(element.tagName)].find(
    (one) => nameOf(one) === nameOf(element) && one.getClientRects().length > 0,
  );
}
