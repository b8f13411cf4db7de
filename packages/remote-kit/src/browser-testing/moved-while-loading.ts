import type { Page } from 'playwright-core';

/** A page that is good by web.dev's measure has 0.1. */
const MOST = 0.05;

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** What the page pushed about before anybody touched it, a line; none when it was little. What moves later may answer a press. */
export async function movedWhileLoading(page: Page): Promise<string[]> {
  const { sum, moved } = await page.evaluate(() => {
    const touched = noted('first-input')[0]?.startTime ?? Infinity;
    const shifts = (noted('layout-shift') as Shift[]).filter(({ startTime }) => startTime < touched);
    const nodes = new Set(shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '')));
    return { sum: shifts.reduce((total, { value }) => total + value, 0), moved: [...nodes] };

    function noted(type: string): PerformanceEntry[] {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    }
  });
  return sum > MOST ? [`moved by ${sum.toFixed(2)} while it loaded: ${moved.join(' | ')}`] : [];
}
