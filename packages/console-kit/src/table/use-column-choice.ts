import { useState } from 'react';
import type { Column } from './table-column.ts';

export interface ColumnChoice<Row> {
  visible: readonly Column<Row>[];
  isVisible: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** Which columns the operator wants to see in this table; remembered in this browser. */
export function useColumnChoice<Row>(table: string, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const storageKey = `admin.columns.${table}`;
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>(() => read(storageKey));
  const isVisible = (id: string): boolean => chosen[id] ?? !columns.find((column) => column.id === id)?.optional;

  function toggle(id: string): void {
    const next = { ...chosen, [id]: !isVisible(id) };
    setChosen(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Without a storage the choice lasts as long as the page.
    }
  }

  return { visible: columns.filter(({ id, lead }) => lead || isVisible(id)), isVisible, toggle };
}

function read(key: string): Record<string, boolean> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
