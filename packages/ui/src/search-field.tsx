import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon/icon.tsx';
import { KeyCap } from './key-cap.tsx';
import { t } from './texts.ts';
import styles from './search-field.module.css';

/** So that a service is asked for words, not for letters. */
const TYPING_PAUSE_MS = 300;

export interface SearchFieldProps {
  label: string;
  /** What can be searched for; the label when absent. */
  hint?: string;
  /** What is searched for now; empty: nothing. */
  search: string;
  onSearch: (words: string) => void;
  maxLength?: number;
  /** `/` comes here from anywhere on the page. */
  slash?: boolean;
}

/** Searches while one types. */
export function SearchField({ label, hint = label, search, onSearch, maxLength = 100, slash = false }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // It changed otherwise: by Back, or by a button that clears it.
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  const tell = useEffectEvent((words: string) => {
    if (words === search) return;
    setKnown(words);
    onSearch(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useSlash(field, slash);
  const clear = () => {
    setTyped('');
    setKnown('');
    onSearch('');
    field.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Icon name="search" size="small" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={hint}
        title={hint}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        aria-keyshortcuts={slash ? '/' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {slash && typed === '' && <KeyCap inline>/</KeyCap>}
      {typed !== '' && <IconButton icon="x" iconSize="small" label={t('Clear search')} onClick={clear} />}
    </div>
  );
}

function useSlash(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog], [role=alertdialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field, isOn]);
}
