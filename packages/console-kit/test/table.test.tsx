import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote, CONTRACT_VERSION, OperatorViewsContext, useLocation, type OperatorViews } from '@facet/remote-kit';
import { renderRemote } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataTable, useTableState, type Column, type TablePage } from '../src/index.ts';

interface Row {
  id: string;
  name: string;
  balance: string;
}

const rows: Row[] = ['a', 'b', 'c'].map((id, index) => ({ id, name: `name-${id}`, balance: `${index}.00` }));
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', lead: true, sort: 'name', cell: ({ name }) => name },
  { id: 'balance', header: 'Balance', numeric: true, sort: 'balance', cell: ({ balance }) => balance },
  { id: 'one', header: 'One', cell: () => 'one' },
  { id: 'two', header: 'Two', optional: true, cell: () => 'two' },
  { id: 'three', header: 'Three', cell: () => 'three' },
];

const opened = vi.fn<(row: Row) => void>();
const approved = vi.fn<(row: Row) => void>();
const copied = vi.fn<(row: Row) => void>();
const removedRow = vi.fn<(row: Row) => void>();
const saved = vi.fn<(view: { name: string; query: string }) => Promise<boolean>>(() => Promise.resolve(true));
const removed = vi.fn<(view: { id: string }) => void>();
/** Null: the console keeps none. */
let views: OperatorViews | null;
let page: TablePage<Row>;
let queries: unknown[];

function Component() {
  const state = useTableState({ sort: '-balance', filters: ['state', 'after-day'] });
  queries.push(state.query);
  return (
    <OperatorViewsContext value={views}>
      <output data-testid="address">{useLocation().search}</output>
      <DataTable
        label="Names"
        state={state}
        page={page}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={{ title: 'No names' }}
        searchHint="Search names"
        filters={[
          {
            param: 'state',
            label: 'State',
            variant: 'views',
            options: [
              { value: '', label: 'All' },
              { value: 'new', label: 'New', count: 3 },
            ],
          },
          { param: 'after-day', label: 'After', variant: 'text' },
        ]}
        csv="/api/admin/names.csv"
        onOpen={opened}
        keys={{ a: approved }}
        rowActions={(row) => [
          { label: `Remove ${row.name}`, key: 'd', refusal: 'Needs the role admin', onSelect: () => removedRow(row) },
          { label: `Copy ${row.name}`, key: 'c', onSelect: () => copied(row) },
        ]}
        bulk={(selected, clear) => (
          <button type="button" onClick={clear}>
            Approve {selected.map(({ name }) => name).join(' ')}
          </button>
        )}
      />
    </OperatorViewsContext>
  );
}

const remote = defineRemote({ contract: CONTRACT_VERSION, routes: [{ path: '/list', handle: { title: 'List' }, Component }] });
let opening: ReturnType<typeof renderRemote> | undefined;
const user = userEvent.setup();

async function open(path = '/list?tab=names') {
  opening = renderRemote(remote, { path, frame: UiProvider });
  const { findByRole, getByTestId } = opening;
  const table = await findByRole('table', { name: 'Names' });
  return { ...opening, table: within(table), address: () => getByTestId('address').textContent };
}

beforeEach(() => {
  localStorage.clear();
  queries = [];
  views = null;
  saved.mockClear();
  removed.mockClear();
  page = { rows, nextCursor: 'c-2', total: 187, isFetching: false, refetch: vi.fn<() => void>() };
  opened.mockClear();
  approved.mockClear();
  copied.mockClear();
});
afterEach(() => {
  cleanup();
  opening?.api.restore();
});

describe('a key of the row’s menu', () => {
  test('does it for the current row, unless that is refused or keys are switched off', async () => {
    await open();
    await user.keyboard('cjdc');
    expect(copied.mock.calls.map(([{ name }]) => name)).toEqual(['name-a']);
    expect(removedRow).not.toHaveBeenCalled();
    cleanup();
    opening?.api.restore();
    localStorage.setItem('admin.single-keys', 'off');
    await open();
    await user.keyboard('jca');
    expect([copied.mock.calls.length, approved.mock.calls.length]).toEqual([1, 0]);
    localStorage.clear();
  });
});

test('how many there are is said as far as it is known', async () => {
  page = { ...page, total: 1_000, totalIsExact: false };
  const { findByText } = await open();
  expect((await findByText(/of more than 1,000/)).textContent).toBe('1–3 of more than 1,000');
});

describe('what is shown', () => {
  test('is asked for by the address, which survives a reload', async () => {
    await open('/list?search=na&state=new&after=c-1&offset=25&sort=name');
    expect(queries.at(-1)).toEqual({ search: 'na', state: 'new', sort: 'name', cursor: 'c-1', limit: '25' });
  });

  test('is searched while one types; / comes to the field; the rest of the address stays', async () => {
    const { getByLabelText, address } = await open();
    await user.keyboard('/');
    expect(document.activeElement).toBe(getByLabelText('Search: Names'));
    await user.keyboard('zephyr');
    await waitFor(() => expect(address()).toBe('?tab=names&search=zephyr'));
  });

  test('is sorted by a press on a column, the largest on top first', async () => {
    const { table, address } = await open();
    const header = table.getByRole('columnheader', { name: 'Balance' });
    expect(header.getAttribute('aria-sort')).toBe('descending');
    await user.click(within(header).getByRole('button'));
    await waitFor(() => expect(address()).toBe('?tab=names&sort=balance'));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
  });

  test('has a header in each row: what the row is about', async () => {
    const { table } = await open();
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['name-a', 'name-b', 'name-c']);
  });

  test('is narrowed down by views and filters, each of which can be taken away', async () => {
    const { getByRole, findByRole, getByLabelText, address } = await open();
    await user.click(getByRole('button', { name: 'New 3' }));
    await user.click(getByRole('button', { name: 'Filter' }));
    await user.click(await findByRole('menuitem', { name: 'After…' }));
    await user.type(getByLabelText('After'), 'monday{Enter}');
    await waitFor(() => expect(address()).toBe('?tab=names&state=new&after-day=monday'));
    expect(getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
      '/api/admin/names.csv?sort=-balance&state=new&after-day=monday',
    );
    await user.click(getByRole('button', { name: 'Remove filter After' }));
    await waitFor(() => expect(address()).toBe('?tab=names&state=new'));
  });

  test('goes on to the next page and back', async () => {
    const { getByRole, getByText, address } = await open();
    expect(getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await user.click(getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toBe('?tab=names&after=c-2&offset=3'));
    expect(getByText('4–6')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(address()).toBe('?tab=names'));
  });

  test('has as many rows as the operator wants, in this table and the next', async () => {
    const { getByRole, address } = await open();
    expect(getByRole('button', { name: '25' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(getByRole('button', { name: '100' }));
    await waitFor(() => expect(address()).toBe('?tab=names&rows=100'));
    expect(queries.at(-1)).toMatchObject({ limit: '100' });
    cleanup();
    await open();
    expect(queries.at(-1)).toMatchObject({ limit: '100' });
  });

  test('is shown as the operator saved it: search, filters, order and rows; what was in force goes', async () => {
    views = { views: [{ id: 'v', name: 'Watch list', query: '?sort=name&state=new' }], save: saved, remove: removed };
    const { findByRole, getByRole, getByLabelText, queryByRole, address } = await open('/list?tab=names&search=na&after=c-1&offset=25');
    await user.click(getByRole('button', { name: 'Save view' }));
    await findByRole('dialog', { name: 'Save this view of Names' });
    await user.type(getByLabelText('Name'), ' Na {Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ name: 'Na', query: '?search=na' }));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    await user.click(getByRole('button', { name: 'Watch list' }));
    await waitFor(() => expect(address()).toBe('?tab=names&sort=name&state=new'));
    expect(queryByRole('button', { name: 'Save view' })).toBeNull();
    await user.click(getByRole('button', { name: 'Remove view Watch list' }));
    expect(removed).toHaveBeenCalledExactlyOnceWith(views.views[0]);
  });

  test('has the columns that the operator wants, and remembers them', async () => {
    const { getByRole, findByRole, table } = await open();
    expect(table.queryByRole('columnheader', { name: 'Two' })).toBeNull();
    await user.click(getByRole('button', { name: 'Columns' }));
    await user.click(await findByRole('menuitem', { name: 'Two' }));
    expect(table.getByRole('columnheader', { name: 'Two' })).toBeTruthy();
    cleanup();
    expect((await open()).table.getByRole('columnheader', { name: 'Two' })).toBeTruthy();
  });
});

describe('in place of rows', () => {
  test('skeletons, while they come', async () => {
    page = { rows: undefined, isFetching: true, refetch: () => undefined };
    const { container } = await open();
    expect(container.querySelectorAll('tbody tr[aria-hidden]').length).toBeGreaterThan(3);
  });

  test('what failed, with Retry', async () => {
    page = { ...page, rows: undefined, error: { kind: 'refused', status: 503, code: 'x', message: 'identity is away', requestId: null } };
    const { getByRole, getByText } = await open();
    expect(getByText('identity is away')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Retry' }));
    expect(page.refetch).toHaveBeenCalledOnce();
  });

  test('that there are none, or that none matches', async () => {
    page = { ...page, rows: [], nextCursor: null, total: 0 };
    expect((await open()).getByText('No names')).toBeTruthy();
    cleanup();
    const { getByText, getByRole, address } = await open('/list?tab=names&search=zzz&state=new');
    expect(getByText('Nothing matches')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(address()).toBe('?tab=names'));
  });
});

describe('by keyboard', () => {
  test('j and k move, Enter opens, x selects, letters act, Esc clears', async () => {
    const { getByRole, queryByRole } = await open();
    await user.keyboard('jjk');
    expect(document.activeElement?.getAttribute('data-row')).toBe('a');
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenLastCalledWith(rows[0]);
    await user.keyboard('a');
    expect(approved).toHaveBeenLastCalledWith(rows[0]);
    await user.keyboard('xjx');
    expect(getByRole('button', { name: 'Approve name-a name-b' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  test('letters that are typed into a field are letters', async () => {
    const { getByLabelText } = await open();
    await user.keyboard('j');
    await user.type(getByLabelText('Search: Names'), 'ajx');
    expect(approved).not.toHaveBeenCalled();
    expect(opening?.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });
});

test('all rows of a page are selected at once, and none again', async () => {
  const { getByLabelText, getByText, queryByText } = await open();
  await user.click(getByLabelText('Select all on this page'));
  expect(getByText('3 selected')).toBeTruthy();
  await user.click(getByLabelText('Select all on this page'));
  expect(queryByText('3 selected')).toBeNull();
});

test('an action that the role does not reach is there and says why not', async () => {
  const { getByRole, findByRole } = await open();
  await user.click(getByRole('button', { name: 'Actions for name-a' }));
  const item = await findByRole('menuitem', { name: /Remove name-a/ });
  expect(item.textContent).toContain('Needs the role admin');
  expect(item.hasAttribute('data-disabled')).toBe(true);
});
