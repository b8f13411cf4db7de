import type { ReactNode } from 'react';
import type { IconName } from '@facet/ui';

/**
 * Where a cell stands in a row on a phone: the lead and its amount above, a detail and a figure below; a line of its
 * own under them for what needs it.
 */
export type PhonePlace = 'lead' | 'amount' | 'detail' | 'more' | 'figure' | 'line';

/** One column of a table of operators. */
export interface Column<Row> {
  /** Also its name in what the browser remembers. */
  id: string;
  header: string;
  /** Beside its figure on a phone, where the header has no room: "earned". */
  short?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** What the server sorts by: `sort=balance`, `sort=-balance`. Without it the column cannot be sorted. */
  sort?: string | undefined;
  /** Money and counts stand at the right. */
  numeric?: boolean | undefined;
  /** What the row is about, its header: on a phone it stands alone above the others. One column has it. */
  lead?: boolean | undefined;
  /** Leaves the table below this width. */
  from?: 1180 | 1360 | 1600 | undefined;
  /** Where it stands in the two lines of a phone, for a table whose columns say so themselves. */
  place?: Exclude<PhonePlace, 'lead'> | undefined;
  /** Only shown when it is chosen in the Columns menu. */
  optional?: boolean | undefined;
}

/** What can be done with one row; stands in its menu. */
export interface RowAction {
  label: ReactNode;
  icon?: IconName | undefined;
  danger?: boolean | undefined;
  /** Why not, such as "Needs the role admin"; the action is there and cannot be chosen. */
  refusal?: string | null | undefined;
  /** A single key that does it for the current row. */
  key?: string | undefined;
  onSelect: () => void;
}

/** A way to narrow the table down, kept in the address as `?{param}=`. */
export interface Filter {
  param: string;
  label: string;
  /**
   * `views`: all options side by side, "All" first; `choice`: behind the Filter button; the others ask for a value
   * there.
   */
  variant: 'views' | 'choice' | 'date' | 'amount' | 'text';
  options?: readonly FilterOption[] | undefined;
}

export interface FilterOption {
  value: string;
  label: string;
  /** How many it finds; told when it is known. */
  count?: number | undefined;
  /** There are more than `count`. */
  hasMore?: boolean | undefined;
  /** That there are any wants somebody's attention. */
  urgent?: boolean | undefined;
}

/** One page of a list, as every list call of the operators answers it. */
export interface TablePage<Row> {
  rows: readonly Row[] | undefined;
  nextCursor?: string | null | undefined;
  /** How many match in all. */
  total?: number | undefined;
  /** False: there are more than `total`. */
  totalIsExact?: boolean | undefined;
  error?: unknown;
  /** Asking: the rows that are there are of the question before. */
  isFetching: boolean;
  refetch: () => unknown;
}
