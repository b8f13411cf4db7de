import { useEffect, useEffectEvent, useState } from 'react';
import { isControl, isElsewhere } from '../keys/is-elsewhere.ts';

export interface RowKeysOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  onSelect?: ((row: Row) => void) | undefined;
  onEscape?: (() => void) | undefined;
  /** Single keys for the current row, such as `{ a: approve }`. */
  keysOf?: ((row: Row) => Readonly<Record<string, (row: Row) => void>>) | undefined;
}

/**
 * j and k move through the rows, Enter opens, x selects, Esc clears, and the caller's keys act on the current row.
 * Returns its key.
 */
export function useRowKeys<Row>(options: RowKeysOptions<Row>): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { rows, rowKey, onOpen, onSelect, onEscape, keysOf } = options;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const at = rows.findIndex((row) => rowKey(row) === current);
    const row = rows[at];
    const act = (action: () => void): void => {
      event.preventDefault();
      action();
    };
    const moveTo = (index: number): void => {
      const next = rows[Math.min(Math.max(index, 0), rows.length - 1)];
      if (!next) return;
      setCurrent(rowKey(next));
      focusRow(rowKey(next));
    };
    if (event.key === 'j') return act(() => moveTo(at + 1));
    if (event.key === 'k') return act(() => moveTo(at - 1));
    if (event.key === 'Escape' && onEscape) return onEscape();
    if (!row || isControl(event.target)) return;
    if (event.key === 'Enter' && onOpen) return act(() => onOpen(row));
    if (event.key === 'x' && onSelect) return act(() => onSelect(row));
    const own = keysOf?.(row)[event.key];
    if (own) act(() => own(row));
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return current;
}

function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
}
