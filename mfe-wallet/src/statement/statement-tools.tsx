import { dateFormat } from '@facet/remote-kit';
import { Chip, Chips, SearchField, Select } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { categoryLabels, SEARCH_LENGTH, type Category, type StatementFilter } from './statement-filter.ts';
import styles from './statement-tools.module.css';

const ALL = 'all';
/** Behind a press: the others have one line. */
const RARE: readonly Category[] = ['promo', 'event_prize', 'adjustment', 'welcome', 'other'];
const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

interface StatementToolsProps {
  filter: StatementFilter;
  /** That have lines, newest first; the one that is asked for is offered in any case. */
  months: readonly string[];
  /** The wallet is older than this page: it neither searches nor takes all of games together. */
  isOlderWallet: boolean;
  onChange: (name: keyof StatementFilter, value: string | null) => void;
}

/** What is searched for, which month, and which type. */
export function StatementTools({ filter, months, isOlderWallet, onChange }: StatementToolsProps) {
  const [isAll, setAll] = useState(false);
  const categories = categoriesFor(filter.category, isOlderWallet);
  const shown = categories.filter((category) => isAll || !RARE.includes(category) || category === filter.category);
  const offered = filter.month === undefined || months.includes(filter.month) ? months : [filter.month, ...months];
  const monthOptions = [{ value: ALL, label: t('All time') }, ...offered.map((month) => ({ value: month, label: nameOf(month) }))];
  return (
    <search className={styles.tools} aria-label={t('Filter the statement')}>
      {!isOlderWallet && (
        // The words of a line differ by language: what is stored is searched, and the hint says so.
        <SearchField
          label={t('Search your statement')}
          hint={t('Name, code, reference or amount')}
          search={filter.search ?? ''}
          onSearch={(words) => onChange('search', words || null)}
          maxLength={SEARCH_LENGTH}
        />
      )}
      <div className={styles.month}>
        <Select
          label={t('Month')}
          options={monthOptions}
          value={filter.month ?? ALL}
          onValueChange={(month) => onChange('month', month === ALL ? null : month)}
        />
      </div>
      <Chips label={t('Type')}>
        {[undefined, ...shown].map((category) => (
          <Chip key={category ?? ALL} pressed={filter.category === category} onPress={() => onChange('category', category ?? null)}>
            {category ? t(categoryLabels[category]) : t('All')}
          </Chip>
        ))}
        {shown.length < categories.length && (
          <Chip pressed={false} onPress={() => setAll(true)}>
            {t('More types')}
          </Chip>
        )}
      </Chips>
    </search>
  );
}

/** Bets and winnings are one type, unless an address asks for one of them. */
function categoriesFor(chosen: Category | undefined, isOlderWallet: boolean): Category[] {
  const left: readonly Category[] = isOlderWallet ? ['games', 'rewards', 'referrals', 'taken_back'] : ['game', 'game_win'];
  return (Object.keys(categoryLabels) as Category[]).filter((category) => category === chosen || !left.includes(category));
}

/** "November 2026" */
function nameOf(month: string): string {
  return monthName(`${month}-01T00:00:00Z`);
}
