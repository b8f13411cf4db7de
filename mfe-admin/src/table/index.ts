export { DataTable } from './data-table.tsx';
export type { Column, Filter, RowAction, TablePage } from './table-column.ts';
export { useTableState, type TableQuery, type TableState } from './use-table-state.ts';
export { useSingleKeys } from './use-single-keys.ts';
