import { useState, type ReactNode } from 'react';
import { Checkbox } from '@facet/ui';
import type { RowShape } from './coming-rows.tsx';
import { FootBar } from './foot-bar.tsx';
import { phonePlaces } from './phone-places.ts';
import { Pager } from './pager.tsx';
import type { Column, Filter, RowAction, TablePage } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableState as TableStateRow } from './table-states.tsx';
import { Toolbar } from './toolbar.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useSingleKeys } from '../keys/use-single-keys.ts';
import { dayHeading, dayOf } from '../time/day-heading.ts';
import { useRowKeys } from './use-row-keys.ts';
import { type Selection, useSelection } from './use-selection.ts';
import type { TableState } from './use-table-state.ts';
import { t } from '../texts.ts';
import styles from './table.module.css';

export interface DataTableProps<Row> {
  /** What it lists: "Members". Names the table, its search and what the browser remembers of it. */
  label: string;
  /** Of `useTableState`. */
  state: TableState;
  page: TablePage<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The row in a word, for screen readers: the username. */
  rowName: (row: Row) => string;
  /** Where there is nothing. `filtered` is said when a search or filter is in force. */
  empty: { title: string; children?: ReactNode };
  /** Title of an error, where the product has words of its own: "Failed to load probability overrides". */
  failure?: string | undefined;
  /** What stands in the search field; without it there is none. */
  searchHint?: string | undefined;
  filters?: readonly Filter[] | undefined;
  /** Path of the same list as CSV: `/api/admin/users.csv`. */
  csv?: string | undefined;
  /** Beside Columns and Export CSV: the button that creates one. */
  tools?: ReactNode;
  /** Enter, or a press on the row. */
  onOpen?: ((row: Row) => void) | undefined;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Buttons in the row itself, for a queue. */
  rowButtons?: ((row: Row) => ReactNode) | undefined;
  /** They are in the row's menu too: on a phone they stand there alone. */
  areButtonsInMenu?: boolean | undefined;
  /** Beside the rows, where there is room: what members see of them. */
  aside?: ReactNode;
  /** Makes rows selectable: what stands in the bar while some are. `clear` after it is done. */
  bulk?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** Single keys for the current row. */
  keys?: Readonly<Record<string, (row: Row) => void>> | undefined;
  /** What opens below a row at Enter or a press on it, in place of `onOpen`. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** When it happened, of a list in the order of time: days stand above their rows. */
  at?: ((row: Row) => string) | undefined;
  /** The row that stands open beside the table. */
  openKey?: string | null | undefined;
  /** Dims it: banned, ended. */
  isQuiet?: ((row: Row) => boolean) | undefined;
}

/**
 * The table of the operators' area: search, filters, sort and page in the address; keys; selection; rows stack on
 * phones.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, state, page, columns, rowKey, rowName, at, details, rowActions, rowButtons, bulk, keys, isQuiet, aside } = props;
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const onOpen = details ? (row: Row) => setUnfolded(unfolded === rowKey(row) ? null : rowKey(row)) : props.onOpen;
  const choice = useColumnChoice(label, columns);
  const selection = useSelection(rowKey);
  const places = phonePlaces(choice.visible);
  const rows = page.rows ?? [];
  const selectable = bulk !== undefined;
  const [hasKeys] = useSingleKeys();
  const current = useRowKeys({
    rows,
    rowKey,
    onOpen,
    keysOf: (row) => (hasKeys ? { ...keysOfActions(rowActions?.(row) ?? []), ...keys } : {}),
    onSelect: selectable ? selection.toggle : undefined,
    onEscape: selection.clear,
  });
  const hasActions = rowActions !== undefined || rowButtons !== undefined || details !== undefined;
  const width = choice.visible.length + (selectable ? 1 : 0) + (hasActions ? 1 : 0);
  const allSelected = rows.length > 0 && rows.every((row) => selection.has(rowKey(row)));

  return (
    <section aria-label={label} className={styles.section}>
      <Toolbar {...props} choice={choice} />
      <Beside aside={aside}>
        <div className={styles.card} aria-busy={page.isFetching || undefined}>
          <table className={styles.table} aria-label={label}>
            <TableHead
              columns={choice.visible}
              state={state}
              hasActions={hasActions}
              selectAll={selectable && <SelectAll isAll={allSelected} onChange={() => selection.toggleAll(rows)} />}
            />
            <tbody>
              {rows.map((row, place) => (
                <TableRow
                  key={rowKey(row)}
                  day={at && dayAbove(at, row, rows[place - 1])}
                  row={row}
                  id={rowKey(row)}
                  name={rowName(row)}
                  columns={choice.visible}
                  places={places}
                  width={width}
                  isCurrent={[current, props.openKey].includes(rowKey(row))}
                  isSelected={selection.has(rowKey(row))}
                  isQuiet={isQuiet?.(row) ?? false}
                  onOpen={onOpen}
                  onSelect={selectable ? selection.toggle : undefined}
                  actions={rowActions?.(row)}
                  buttons={rowButtons?.(row)}
                  hasButtons={hasOwnLine(props)}
                  isUnfolded={details && unfolded === rowKey(row)}
                  details={unfolded === rowKey(row) && details?.(row)}
                />
              ))}
              <TableStateRow {...props} width={width} shape={shapeOf(props, choice.visible)} byDay={at !== undefined} />
            </tbody>
          </table>
          <Pager page={page} state={state} shown={rows.length} />
        </div>
      </Beside>
      {bulk && selection.rows.length > 0 && <SelectionBar selection={selection} bulk={bulk} />}
    </section>
  );
}

function SelectionBar<Row>({ selection, bulk }: { selection: Selection<Row>; bulk: NonNullable<DataTableProps<Row>['bulk']> }) {
  const { rows, clear } = selection;
  return (
    <FootBar label={t('Selected rows')} words={t('{count} selected', { count: rows.length })} clear={t('Clear')} onClear={clear}>
      {bulk(rows, clear)}
    </FootBar>
  );
}

function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (aside === undefined) return children;
  return (
    <div className={styles.beside}>
      {children}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

const hasOwnLine = <Row,>({ rowButtons, areButtonsInMenu = false }: DataTableProps<Row>) => rowButtons !== undefined && !areButtonsInMenu;

function shapeOf<Row>(props: DataTableProps<Row>, columns: readonly Column<Row>[]): RowShape {
  const { bulk, rowActions, details } = props;
  const end = hasOwnLine(props) ? 'buttons' : rowActions || details ? 'menu' : null;
  return { columns, places: phonePlaces(columns), isSelectable: bulk !== undefined, end };
}

/** Above the first row of each day. */
function dayAbove<Row>(at: (row: Row) => string, row: Row, before: Row | undefined): string | undefined {
  return before !== undefined && dayOf(at(before)) === dayOf(at(row)) ? undefined : dayHeading(at(row));
}

/** What the row's menu has a key for, and who asks may do. */
function keysOfActions(actions: readonly RowAction[]): Readonly<Record<string, () => void>> {
  return Object.fromEntries(
    actions.flatMap(({ key, refusal, onSelect }) => (key === undefined || refusal ? [] : [[key, onSelect] as const])),
  );
}

function SelectAll({ isAll, onChange }: { isAll: boolean; onChange: () => void }) {
  return <Checkbox label={<span className={styles.hidden}>{t('Select all on this page')}</span>} checked={isAll} onChange={onChange} />;
}
