import type { Page } from 'playwright-core';

/** A page that is good by web.dev's measure has 0.1; members' pages are better. */
const MOST = { members: 0.05, operators: 0.1 };

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * What the page pushed about before anybody touched it, a line; none when it was little. What moves later may answer a
 * press.
 */
export async function movedWhileLoading(page: Page): Promise<string[]> {
  const { sum, moved } = await page.evaluate(() => {
    const touched = noted('first-input')[0]?.startTime ?? Infinity;
    const shifts = (noted('layout-shift') as Shift[]).filter(({ startTime }) => startTime < touched);
    return {
      sum: shifts.reduce((total, { value }) => total + value, 0),
      moved: shifts.flatMap(({ sources }) =>
        sources.map(({ node, previousRect: before, currentRect: after }) => {
          const text = node?.textContent?.trim().slice(0, 40) ?? '';
          return `${text} (from ${placeOf(before)} to ${placeOf(after)})`;
        }),
      ),
    };

    function placeOf({ x, y, width, height }: DOMRect): string {
      return `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('x')}`;
    }

    function noted(type: string): PerformanceEntry[] {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    }
  });
  const most = new URL(page.url()).pathname.startsWith('/admin') ? MOST.operators : MOST.members;
  return sum > most ? [`moved by ${sum.toFixed(2)} while it loaded: ${moved.join(' | ')}`] : [];
}
