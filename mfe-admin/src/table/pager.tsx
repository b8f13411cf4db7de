import { Button } from '@facet/ui';
import type { TablePage } from './table-column.ts';
import type { TableState } from './use-table-state.ts';
import styles from './table.module.css';

const whole = new Intl.NumberFormat('en-GB');

/** Where one is, and on to the next page or back. */
export function Pager({ page, state, shown }: { page: TablePage<unknown>; state: TableState; shown: number }) {
  const { nextCursor, total, rows, error } = page;
  if (rows === undefined || error !== undefined || (shown === 0 && state.from === 0)) return null;
  return (
    <div className={styles.pager}>
      <p aria-live="polite">
        <b>
          {whole.format(state.from + 1)}–{whole.format(state.from + shown)}
        </b>
        {total !== undefined && ` of ${whole.format(total)}`}
      </p>
      {(state.from > 0 || nextCursor) && (
        <div className={styles.pages}>
          <Button size="small" icon="chevron-left" disabled={state.from === 0} onClick={state.showPrevious}>
            Previous
          </Button>
          <Button
            size="small"
            iconAfter="chevron-right"
            disabled={!nextCursor}
            onClick={() => nextCursor && state.showNext(nextCursor, shown)}
          >
            Next
          </Button>
        </div>
      )}
    </div>
  );
}
