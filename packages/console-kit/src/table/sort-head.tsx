import { classes, Icon } from '@facet/ui';
import styles from './sort-head.module.css';

export type SortDirection = 'ascending' | 'descending';

interface SortHeadProps {
  header: string;
  /** As the rows are ordered by it now; its cell says so too, in `aria-sort`. */
  direction: SortDirection | undefined;
  numeric?: boolean | undefined;
  disabled?: boolean | undefined;
  onSort: (direction: SortDirection) => void;
}

/** The head of a column that orders the rows. First press: the largest, or the newest, on top. */
export function SortHead({ header, direction, numeric, disabled, onSort }: SortHeadProps) {
  return (
    <button
      type="button"
      className={classes(styles.sort, numeric && styles.numeric)}
      disabled={disabled}
      onClick={() => onSort(direction === 'descending' ? 'ascending' : 'descending')}
    >
      {header}
      <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size="tiny" />
    </button>
  );
}
