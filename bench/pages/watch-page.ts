/** What the page noted of itself; times in milliseconds since the address was opened. */
export interface PageNotes {
  /** First frame in which the screen's text stands and no placeholder does; null: not yet. */
  dataMs: number | null;
  /** Text or a picture; 0: not yet. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** Sum of all shifts that no click caused. */
  layoutShift: number;
  /**
   * From the last click to the next frame (the "interaction to next paint" of the browsers); what opens may follow in a
   * later one. None below 16 is told.
   */
  interactionMs: number;
  /** From the last press to the frame with the last thing that it brought into the page; 0: it brought nothing. */
  drawnMs: number;
  /** Addresses that its scripts asked for. */
  asked: string[];
}

/**
 * As packages/ui draws a place for what is still to come (Skeleton); in a page that comes drawn without its `style`.
 */
const PLACEHOLDER = '#root span[aria-hidden="true"]:is([style*="width"][style*="height"], [data-style]):empty';

/** The script that runs in the page before anything else, and keeps `window.pageNotes`. */
export function watchPage(text: string): string {
  return `(${watch.toString()})(${JSON.stringify(text)}, ${JSON.stringify(PLACEHOLDER)})`;
}

/** What is used here of the page's surroundings: the bench itself runs in Node. */
interface PageEntry {
  name?: string;
  startTime: number;
  duration: number;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}
declare const addEventListener: (type: 'click', listener: () => void, options: { capture: true }) => void;
declare const MutationObserver: new (callback: (changes: readonly { target: object; addedNodes: { length: number } }[]) => void) => {
  observe(target: object, options: { childList: true; subtree: true }): void;
};
declare const document: {
  head: object;
  getElementById(id: string): { textContent: string } | null;
  querySelector(selector: string): unknown;
};
declare const requestAnimationFrame: (callback: () => void) => void;
declare const window: { pageNotes: PageNotes; fetch: typeof fetch };
declare const PerformanceObserver: new (callback: (list: { getEntries(): PageEntry[] }) => void) => {
  observe(options: { type: string; buffered: boolean; durationThreshold?: number }): void;
};

function watch(text: string, placeholder: string): void {
  const notes: PageNotes = { dataMs: null, firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0, interactionMs: 16, drawnMs: 0, asked: [] };
  window.pageNotes = notes;
  const fetchNow = window.fetch.bind(window);
  window.fetch = (input, init) => {
    notes.asked.push(typeof input === 'object' && 'url' in input ? input.url : String(input));
    return fetchNow(input, init);
  };
  const observe = (type: string, note: (entry: PageEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, durationThreshold: 16 });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaintMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (notes.largestPaintMs = startTime));
  observe('layout-shift', ({ value = 0, hadRecentInput }) => (notes.layoutShift += hadRecentInput ? 0 : value));
  observe('event', ({ duration, interactionId }) => {
    if (interactionId) notes.interactionMs = Math.max(notes.interactionMs, duration);
  });
  let pressedMs: number | null = null;
  addEventListener('click', () => (pressedMs = performance.now()), { capture: true });
  new MutationObserver((changes) => {
    const sinceMs = pressedMs;
    // A file that is fetched for the page after the next is no content.
    const isDrawn = changes.some(({ target, addedNodes }) => target !== document.head && addedNodes.length > 0);
    if (sinceMs === null || !isDrawn) return;
    // a task that a frame began runs when that frame is painted
    requestAnimationFrame(() => setTimeout(() => (notes.drawnMs = performance.now() - sinceMs)));
  }).observe(document, { childList: true, subtree: true });
  const look = (): void => {
    const isThere = document.getElementById('root')?.textContent.includes(text) && document.querySelector(placeholder) === null;
    if (isThere) notes.dataMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
