import type { Page } from 'playwright-core';
import type { FakeCalls } from '../testing/fake-api.ts';
import type { RemoteBrowser } from './start-remote-browser.ts';

const ROWS = 25;
const MOST_PX = 2_600;

export interface PhoneList {
  path: string;
  calls: FakeCalls;
  /** The list's own, and the field of its answer that has the rows. */
  call: string;
  field: string;
  /** What the table is called. */
  label: string;
}

/** What is wrong with 25 rows of an operators' list on a phone, a line each: too high, several layouts, others. */
export async function phoneListProblems(browser: RemoteBrowser, { path, calls, call, field, label }: PhoneList): Promise<string[]> {
  const screen = await browser.open({ path, width: 390, colorScheme: 'light', calls: ofManyRows(calls, call, field) });
  try {
    const { rows, heightPx, layouts } = await measureRows(screen.page, label);
    return [
      ...(rows === ROWS ? [] : [`${rows} rows instead of ${ROWS}`]),
      ...(heightPx <= MOST_PX ? [] : [`${heightPx} px high, at most ${MOST_PX}`]),
      ...(layouts.length === 1 ? [] : [`several layouts: ${layouts.join(', ')}`]),
      ...(await screen.problems()),
    ];
  } finally {
    await screen.close();
  }
}

/** The same calls, but that this list's answer has 25 rows: its own again and again, each with an id of its own. */
function ofManyRows(calls: FakeCalls, call: string, field: string): FakeCalls {
  return {
    ...calls,
    [call]: (request) => {
      const answer = calls[call]?.(request) as Record<string, object[]>;
      const own = answer[field] ?? [];
      return { ...answer, [field]: Array.from({ length: ROWS }, (_, at) => ({ ...own[at % own.length], id: `row-${at}` })) };
    },
  };
}

interface MeasuredRows {
  rows: number;
  heightPx: number;
  /** Where the first text of a row begins and its amount ends. One of them: one layout. */
  layouts: string[];
}

/** The rows of the operators' list with this name, as they stand on the screen. */
async function measureRows(page: Page, label: string): Promise<MeasuredRows> {
  const table = page.getByRole('table', { name: label, exact: true });
  await table
    .locator('[data-row]')
    .nth(ROWS - 1)
    .waitFor();
  return table.evaluate((element) => {
    const rows = [...element.querySelectorAll('[data-row]')];
    const edge = (row: Element, place: string, side: 'left' | 'right'): number | undefined => {
      const box = row.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
      return box && Math.round(box[side]);
    };
    const layouts = rows.map((row) => `${edge(row, 'lead', 'left')} to ${edge(row, 'amount', 'right')}`);
    return { rows: rows.length, heightPx: element.getBoundingClientRect().height, layouts: [...new Set(layouts)] };
  });
}
