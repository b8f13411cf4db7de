import { useMemo } from 'react';
import { useLocation, useSearchParams } from '@facet/remote-kit';

/** What a page can have; the server gives 200 at most. */
export const PAGE_ROWS = [25, 50, 100] as const;
const ROWS_KEY = 'admin.rows';
const DAY_MS = 86_400_000;

export interface TableState {
  search: string;
  /** `balance`, or `-balance` for descending. */
  sort: string;
  /** The filters in force, by param. */
  filters: Readonly<Record<string, string>>;
  /** How many rows come before this page. */
  from: number;
  /** For the list call: search, sort, the filters, cursor and limit. */
  query: TableQuery;
  setSearch: (search: string) => void;
  setSort: (sort: string) => void;
  /** An empty value takes the filter away. */
  setFilter: (param: string, value: string) => void;
  clear: () => void;
  /** On to the page behind this cursor. */
  showNext: (cursor: string, shown: number) => void;
  showPrevious: () => void;
  rows: number;
  /** Of this table and, as long as its address says nothing else, of every other. */
  setRows: (rows: number) => void;
  /** Search, order, filters and rows, as a view of this list is saved: `?sort=-balance`. */
  view: string;
  showView: (view: string) => void;
  /** Address of the same rows as a CSV file. */
  csvHref: (path: string) => string;
}

/** What goes to the list call beside the filters. */
export type TableQuery = { search?: string; sort?: string; cursor?: string; limit: string } & Record<string, string>;

interface TableOptions {
  sort?: string;
  filters?: readonly string[];
  /**
   * The filters that are a day in the address and a moment for the server: that at which it begins, and of the last one
   * ends.
   */
  days?: { from: string; until: string };
}

interface Place {
  after: string;
  offset: string;
}

/**
 * What a table shows, kept in the address: it survives a reload and can be sent to a colleague. `filters`: the params
 * that it has. What else is in the address (the tab, an open drawer) stays.
 */
export function useTableState({ sort: defaultSort = '', filters: params = [], days }: TableOptions = {}): TableState {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const known = params.join(' ');
  const { from: firstDay, until: lastDay } = days ?? {};

  return useMemo(() => {
    const names = known === '' ? [] : known.split(' ');
    const sort = address.get('sort') ?? defaultSort;
    const rows = rowsOf(address.get('rows') ?? rememberedRows());
    const from = Number(address.get('offset') ?? 0) || 0;
    const after = address.get('after') ?? '';
    const back = placesOf(location.state);
    const filters = given(Object.fromEntries(names.map((name) => [name, address.get(name)])));
    const asked = given({
      search: address.get('search'),
      sort,
      ...filters,
      ...(firstDay && { [firstDay]: momentOf(filters[firstDay]) }),
      ...(lastDay && { [lastDay]: momentOf(filters[lastDay], DAY_MS) }),
    });
    const own = ['search', 'sort', ...names, 'rows'];

    /** Another question begins with its first page. */
    function ask(changes: Record<string, string>): void {
      setAddress((before) => changed(before, { after: '', offset: '', ...changes }), { replace: true });
    }
    /** Another page of the same question can be gone back from, with the browser's button too. */
    function turnTo(place: Place, pages: Place[]): void {
      setAddress((before) => changed(before, { ...place }), { state: { pages } });
    }

    return {
      search: asked['search'] ?? '',
      sort,
      filters,
      from,
      query: { ...asked, ...given({ cursor: after }), limit: String(rows) },
      setSearch: (search) => ask({ search }),
      setSort: (next) => ask({ sort: next === defaultSort ? '' : next }),
      setFilter: (param, value) => ask({ [param]: value }),
      clear: () => ask({ search: '', ...Object.fromEntries(names.map((name) => [name, ''])) }),
      showNext: (cursor, shown) =>
        turnTo({ after: cursor, offset: String(from + shown) }, [...back, { after, offset: String(from || '') }]),
      showPrevious: () => turnTo(back.at(-1) ?? { after: '', offset: '' }, back.slice(0, -1)),
      rows,
      setRows: (next) => {
        rememberRows(next);
        ask({ rows: String(next) });
      },
      view: queryOf(own, address),
      showView: (view) => {
        const saved = new URLSearchParams(view);
        ask(Object.fromEntries(own.map((name) => [name, saved.get(name) ?? ''])));
      },
      csvHref: (path) => (Object.keys(asked).length === 0 ? path : `${path}?${new URLSearchParams(asked).toString()}`),
    };
  }, [address, setAddress, location.state, defaultSort, known, firstDay, lastDay]);
}

/** A day in the operator's own zone as a moment; null for what is none. */
function momentOf(day: string | undefined, laterMs = 0): string | null {
  const atMs = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00`);
  return Number.isNaN(atMs) ? null : new Date(atMs + laterMs).toISOString();
}

/** Only these, always in the same order: two views are one when their texts are. */
function queryOf(names: readonly string[], address: URLSearchParams): string {
  const values = given(Object.fromEntries(names.map((name) => [name, address.get(name)])));
  return Object.keys(values).length === 0 ? '' : `?${new URLSearchParams(values).toString()}`;
}

function rowsOf(asked: string | null): number {
  return PAGE_ROWS.find((rows) => String(rows) === asked) ?? PAGE_ROWS[0];
}

function rememberedRows(): string | null {
  try {
    return localStorage.getItem(ROWS_KEY);
  } catch {
    return null;
  }
}

function rememberRows(rows: number): void {
  try {
    localStorage.setItem(ROWS_KEY, String(rows));
  } catch {
    // Without a storage the address alone has them.
  }
}

/** Only what has a value. */
function given(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function changed(before: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [param, value] of Object.entries(changes)) {
    if (value === '') next.delete(param);
    else next.set(param, value);
  }
  return next;
}

/**
 * The pages that lie behind, the first one first. Keyset pages know only the way on; without them back is the first
 * page.
 */
function placesOf(state: unknown): Place[] {
  const pages = typeof state === 'object' && state !== null && 'pages' in state ? state.pages : [];
  return Array.isArray(pages) ? (pages as Place[]) : [];
}
