import { Icon, IconButton } from '@facet/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { SEARCH_LENGTH } from './statement-filter.ts';
import styles from './statement-tools.module.css';

/** So that the wallet is asked for words, not for letters. */
const TYPING_PAUSE_MS = 300;

interface StatementSearchProps {
  /** What is searched for now; empty: nothing. */
  search: string;
  onSearch: (words: string) => void;
}

/** Searches while one types. The words of a line differ by language: what is stored is searched, and its hint says so. */
export function StatementSearch({ search, onSearch }: StatementSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // The address changed otherwise: by Back, or by "Show everything".
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
    <div className={styles.search}>
      <Icon name="search" size="small" />
      <input
        ref={field}
        type="search"
        aria-label={t('Search your statement')}
        placeholder={t('Name, code, reference or amount')}
        title={t('Name, code, reference or amount')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_LENGTH}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== '' && <IconButton icon="x" iconSize="small" label={t('Clear search')} onClick={clear} />}
    </div>
  );
}
