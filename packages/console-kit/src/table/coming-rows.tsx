import { classes, Skeleton } from '@facet/ui';
import type { PhonePlace } from './table-column.ts';
import styles from './table.module.css';

const ROWS = 8;

/** What a row of the table has, whatever stands in it. */
export interface RowShape {
  columns: readonly { id: string; from?: number | undefined; numeric?: boolean | undefined; lead?: boolean | undefined }[];
  places: ReadonlyMap<string, PhonePlace>;
  isSelectable: boolean;
  /** At its end: buttons, which have a line of their own on a phone, or a menu. */
  end: 'buttons' | 'menu' | null;
}

interface ComingRowsProps {
  width: number;
  shape: RowShape;
  byDay: boolean;
}

/** The places of rows that are coming, each as high as the row, also on a phone. */
export function ComingRows({ width, shape, byDay }: ComingRowsProps) {
  return (
    <>
      {byDay && (
        <tr aria-hidden="true" className={styles.day}>
          <td colSpan={width}>
            <Skeleton width={110} height="1lh" />
          </td>
        </tr>
      )}
      {Array.from({ length: ROWS }, (_none, row) => (
        <ComingRow key={row} row={row} shape={shape} />
      ))}
    </>
  );
}

function ComingRow({ row, shape: { columns, places, isSelectable, end } }: { row: number; shape: RowShape }) {
  return (
    <tr aria-hidden="true" className={styles.coming}>
      {isSelectable && (
        <td className={styles.check}>
          <Skeleton width={20} height={10} />
        </td>
      )}
      {columns.map(({ id, from, numeric, lead }, cell) => (
        <td
          key={id}
          data-from={from}
          data-place={places.get(id) ?? 'none'}
          className={classes(numeric && styles.numeric, lead && styles.lead)}
        >
          <Skeleton width={(lead ? 100 : 50) + ((row * 31 + cell * 17) % 40)} height={10} />
        </td>
      ))}
      {end !== null && (
        <td className={styles.action} data-place={end}>
          <Skeleton width={end === 'buttons' ? 120 : 20} height={10} />
        </td>
      )}
    </tr>
  );
}
