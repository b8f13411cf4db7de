import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon, IconButton, Select } from '@facet/ui';
import { t } from '../texts.ts';
import { filters, sorts, type OfferChoice, type OfferSort } from './offer-choice.ts';
import styles from './offers.module.css';

/** So that the service is asked for words, not for letters. */
const TYPING_PAUSE_MS = 300;
const SEARCH_LENGTH = 100;

/** What is fingered is a phone. */
const deviceHere = (): 'phone' | 'computer' => (window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer');

interface OfferToolsProps {
  choice: OfferChoice;
  onChoice: (change: Partial<OfferChoice>) => void;
}

/** Search, order, and chips for the kinds. */
export function OfferTools({ choice, onChoice }: OfferToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.bar}>
        <OfferSearch search={choice.search} onSearch={(search) => onChoice({ search })} />
        <div className={styles.sort}>
          <Select
            label={t('Sort by')}
            value={choice.sort}
            options={sorts.map(({ value, label }) => ({ value, label: t(label) }))}
            onValueChange={(sort) => onChoice({ sort: sort as OfferSort })}
          />
        </div>
      </div>
      <fieldset className={styles.chips} aria-label={t('Filter offers')}>
        {filters.map(({ value, label, icon }) => (
          <button key={value} type="button" aria-pressed={choice.filter === value} onClick={() => onChoice({ filter: value })}>
            <Icon name={icon} size="small" />
            {t(label)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={choice.device !== null}
          onClick={() => onChoice({ device: choice.device === null ? deviceHere() : null })}
        >
          <Icon name="smartphone" size="small" />
          {t('On this device')}
        </button>
      </fieldset>
    </div>
  );
}

/** Searches while one types. */
function OfferSearch({ search, onSearch }: { search: string; onSearch: (words: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // "Clear search" below was pressed.
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
        aria-label={t('Search offers')}
        placeholder={t('Search offers')}
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
