import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon/icon.tsx';
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
}

/** Searches while one types. */
export function SearchField({ label, hint = label, search, onSearch, maxLength = 100 }: SearchFieldProps) {
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
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== '' && <IconButton icon="x" iconSize="small" label={t('Clear search')} onClick={clear} />}
    </div>
  );
}
