import { numberFormat } from '@facet/remote-kit';
import { classes } from '@facet/ui';
import type { Filter, FilterOption } from './table-column.ts';
import type { TableState } from './use-table-state.ts';
import styles from './toolbar.module.css';

const whole = numberFormat();

/** A few ways to look at the list; the first option without a value is all of it. */
export function FilterViews({ filter: { param, label, options = [] }, state }: { filter: Filter; state: TableState }) {
  return <Views label={label} options={options} value={state.filters[param] ?? ''} onChange={(value) => state.setFilter(param, value)} />;
}

interface ViewsProps<Value extends string> {
  label: string;
  options: readonly (FilterOption & { value: Value })[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few ways to look at something, side by side, each with how many it shows. */
export function Views<Value extends string>({ label, options, value: chosen, onChange }: ViewsProps<Value>) {
  return (
    <fieldset className={styles.views} aria-label={label}>
      {options.map(({ value, label: words, ...counted }) => (
        <button
          key={value}
          type="button"
          className={classes(chosen === value && styles.chosen)}
          aria-pressed={chosen === value}
          onClick={() => onChange(value)}
        >
          {words} {'count' in counted && <Count {...counted} />}
        </button>
      ))}
    </fieldset>
  );
}

/** Until it comes its place is kept: nothing moves to another line then. */
function Count({ count, hasMore, urgent }: Pick<FilterOption, 'count' | 'hasMore' | 'urgent'>) {
  if (count === undefined)
    return (
      <span className={styles.coming} aria-hidden>
        {whole(1000)}
      </span>
    );
  return (
    <span className={classes(urgent && count > 0 && styles.urgent)}>
      {whole(count)}
      {hasMore && '+'}
    </span>
  );
}
