import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { Icon } from '@facet/ui';
import type { TableState } from './use-table-state.ts';
import styles from './toolbar.module.css';

/** So that the server is asked for words, not for letters. */
const TYPING_PAUSE_MS = 250;

export interface SearchBoxProps {
  label: string;
  hint: string;
  state: TableState;
  field: RefObject<HTMLInputElement | null>;
}

/** Searches while one types; `/` comes here from anywhere on the page. */
export function SearchBox({ label, hint, state, field }: SearchBoxProps) {
  const [typed, setTyped] = useState(state.search);
  const [shown, setShown] = useState(state.search);
  // The address changed otherwise: back, or "Clear search and filters".
  if (shown !== state.search) {
    setShown(state.search);
    setTyped(state.search);
  }
  const search = useEffectEvent((words: string) => {
    if (words !== state.search) {
      setShown(words);
      state.setSearch(words);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useSlash(field);

  return (
    <label className={styles.search}>
      <Icon name="search" size="small" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={hint}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}

function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog], [role=alertdialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}
