import { Input } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import styles from './cases.module.css';

/** Searched when it is sent: what is typed is no address yet. */
export function SearchCases({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Input
          type="search"
          aria-label={t('Search member, number or line')}
          placeholder={t('Search member, number or line')}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value === '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}
