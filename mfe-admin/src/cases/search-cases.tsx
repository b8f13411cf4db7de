import { SearchField } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './cases.module.css';

export function SearchCases({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  return (
    <search className={styles.search}>
      <SearchField slash label={t('Search member, number or line')} search={value} onSearch={onSearch} />
    </search>
  );
}
