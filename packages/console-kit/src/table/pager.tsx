import { numberFormat } from '@facet/remote-kit';
import { Button, classes } from '@facet/ui';
import type { TablePage } from './table-column.ts';
import { PAGE_ROWS, type TableState } from './use-table-state.ts';
import { t, Trans } from '../texts.ts';
import styles from './table.module.css';

const whole = numberFormat();

/** Where one is, and on to the next page or back. */
export function Pager({ page, state, shown }: { page: TablePage<unknown>; state: TableState; shown: number }) {
  const { nextCursor, total, totalIsExact = true, rows, error } = page;
  if (rows === undefined || error !== undefined || (shown === 0 && state.from === 0)) return null;
  const place = { first: whole(state.from + 1), last: whole(state.from + shown) };
  return (
    <div className={styles.pager}>
      <p aria-live="polite">
        {shown === 0 ? null : total === undefined ? (
          <Trans id="<b>{first}–{last}</b>" values={place} components={{ b: <b /> }} />
        ) : !totalIsExact ? (
          <Trans id="<b>{first}–{last}</b> of more than {total}" values={{ ...place, total: whole(total) }} components={{ b: <b /> }} />
        ) : (
          <Trans id="<b>{first}–{last}</b> of {total}" values={{ ...place, total: whole(total) }} components={{ b: <b /> }} />
        )}
      </p>
      {(nextCursor || state.from > 0 || shown > PAGE_ROWS[0]) && <RowsChoice state={state} />}
      {(state.from > 0 || nextCursor) && (
        <div className={styles.pages}>
          <Button size="small" icon="chevron-left" disabled={state.from === 0} onClick={state.showPrevious}>
            {t('Previous')}
          </Button>
          <Button
            size="small"
            iconAfter="chevron-right"
            disabled={!nextCursor}
            onClick={() => nextCursor && state.showNext(nextCursor, shown)}
          >
            {t('Next')}
          </Button>
        </div>
      )}
    </div>
  );
}

function RowsChoice({ state }: { state: TableState }) {
  return (
    <fieldset className={styles.rows}>
      <legend>{t('Rows')}</legend>
      {PAGE_ROWS.map((rows) => (
        <button
          key={rows}
          type="button"
          className={classes(state.rows === rows && styles.chosen)}
          aria-pressed={state.rows === rows}
          onClick={() => state.setRows(rows)}
        >
          {rows}
        </button>
      ))}
    </fieldset>
  );
}
