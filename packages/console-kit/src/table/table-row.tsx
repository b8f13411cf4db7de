import type { MouseEvent, ReactNode } from 'react';
import { Checkbox, classes, IconButton, KeyCap, Menu } from '@facet/ui';
import { useSingleKeys } from '../keys/use-single-keys.ts';
import type { Column, RowAction, PhonePlace } from './table-column.ts';
import { t } from '../texts.ts';
import styles from './table.module.css';

export interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  /** Stands above it: the first one of a day. */
  day: string | undefined;
  columns: readonly Column<Row>[];
  places: ReadonlyMap<string, PhonePlace>;
  isCurrent: boolean;
  isSelected: boolean;
  isQuiet: boolean;
  onOpen: ((row: Row) => void) | undefined;
  onSelect: ((row: Row) => void) | undefined;
  actions: readonly RowAction[] | undefined;
  buttons: ReactNode;
  /**
   * Rows of this table have buttons: on a phone what can be done stands in a line of its own, in a row without any as
   * well.
   */
  hasButtons: boolean;
  /** Of a table whose rows unfold. */
  isUnfolded: boolean | undefined;
  details: ReactNode;
  /** Cells of a whole row. */
  width: number;
}

/** One row, the day above it and what it unfolds below. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { day, details, width } = props;
  return (
    <>
      {day !== undefined && (
        <tr className={styles.day}>
          <th colSpan={width} scope="rowgroup">
            {day}
          </th>
        </tr>
      )}
      <RowItself {...props} />
      {details && (
        <tr className={styles.details}>
          <td colSpan={width}>{details}</td>
        </tr>
      )}
    </>
  );
}

/** Below 860 px it stands in two lines. */
function RowItself<Row>(props: TableRowProps<Row>) {
  const { row, id, name, columns, places, isCurrent, isSelected, isQuiet, onOpen, onSelect, actions, buttons, hasButtons, isUnfolded } =
    props;

  function open(event: MouseEvent): void {
    // What is in the row and can be pressed acts itself; selecting text is no press.
    const isInner = event.target instanceof Element && event.target.closest('a, button, input, label, [role=menu]') !== null;
    if (!isInner && getSelection()?.isCollapsed !== false) onOpen?.(row);
  }

  return (
    <tr
      data-row={id}
      tabIndex={-1}
      className={classes(isSelected && styles.selected, isCurrent && styles.current, isQuiet && styles.quiet, onOpen && styles.opens)}
      aria-current={isCurrent || undefined}
      onClick={onOpen && open}
    >
      {onSelect && (
        <td className={styles.check}>
          <Checkbox
            label={<span className={styles.hidden}>{t('Select {name}', { name })}</span>}
            checked={isSelected}
            onChange={() => onSelect(row)}
          />
        </td>
      )}
      {columns.map((column) => (
        <DataCell key={column.id} column={column} row={row} place={places.get(column.id)} />
      ))}
      {(actions !== undefined || buttons !== undefined || isUnfolded !== undefined) && (
        <td className={styles.action} data-place={hasButtons ? 'buttons' : 'menu'}>
          <span className={styles.actions}>
            {buttons && <span className={styles.button}>{buttons}</span>}
            {isUnfolded !== undefined && (
              <IconButton
                icon={isUnfolded ? 'chevron-down' : 'chevron-right'}
                iconSize="small"
                label={t('Details of {name}', { name })}
                aria-expanded={isUnfolded}
                onClick={() => onOpen?.(row)}
              />
            )}
            {actions !== undefined && actions.length > 0 && <RowMenu name={name} actions={actions} />}
          </span>
        </td>
      )}
    </tr>
  );
}

/** What the row is about names it for screen readers too. */
function DataCell<Row>({ column, row, place }: { column: Column<Row>; row: Row; place: PhonePlace | undefined }) {
  const { header, short = header, from, numeric, lead, cell } = column;
  const Cell = lead ? 'th' : 'td';
  return (
    <Cell
      {...(lead && { scope: 'row' })}
      data-from={from}
      data-place={place ?? 'none'}
      data-label={numeric && place !== 'amount' ? short : undefined}
      className={classes(numeric && styles.numeric, lead && styles.lead)}
    >
      {cell(row)}
    </Cell>
  );
}

function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [hasKeys] = useSingleKeys();
  return (
    <Menu
      trigger={<IconButton icon="ellipsis" iconSize="small" label={t('Actions for {name}', { name })} />}
      actions={actions.map(({ label, icon, danger, refusal, key, onSelect }) => ({
        label: refusal ? <Refused label={label} refusal={refusal} /> : <Labelled label={label} shortcut={hasKeys ? key : undefined} />,
        icon,
        danger: danger && !refusal,
        disabled: Boolean(refusal),
        onSelect,
      }))}
    />
  );
}

function Labelled({ label, shortcut }: { label: ReactNode; shortcut: string | undefined }) {
  if (shortcut === undefined) return label;
  return (
    <span>
      {label} <KeyCap inline>{shortcut.toUpperCase()}</KeyCap>
    </span>
  );
}

function Refused({ label, refusal }: { label: ReactNode; refusal: string }) {
  return (
    <span className={styles.refused}>
      {label}
      <small>{refusal}</small>
    </span>
  );
}
