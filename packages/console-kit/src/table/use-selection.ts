import { useCallback, useState } from 'react';

export interface Selection<Row> {
  /** In the order in which they were selected; they stay while one goes through the pages. */
  rows: readonly Row[];
  has: (key: string) => boolean;
  toggle: (row: Row) => void;
  /** All of these, or none of them where all are selected already. */
  toggleAll: (rows: readonly Row[]) => void;
  clear: () => void;
}

/** Which rows are selected, for a bulk action. */
export function useSelection<Row>(rowKey: (row: Row) => string): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const clear = useCallback(() => setSelected(new Map()), []);

  function put(rows: readonly Row[], isSelected: boolean): void {
    setSelected((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (isSelected) next.set(rowKey(row), row);
        else next.delete(rowKey(row));
      }
      return next;
    });
  }

  const has = (key: string): boolean => selected.has(key);
  return {
    rows: [...selected.values()],
    has,
    toggle: (row) => put([row], !has(rowKey(row))),
    toggleAll: (rows) => put(rows, !rows.every((row) => has(rowKey(row)))),
    clear,
  };
}
