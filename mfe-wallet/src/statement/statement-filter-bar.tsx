import { dateFormat } from '@facet/remote-kit';
import { Select } from '@facet/ui';
import { t } from '../texts.ts';
import { categoryLabels, type StatementFilter } from './statement-filter.ts';
import styles from './statement.module.css';

const ALL = 'all';
const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

interface StatementFilterBarProps {
  filter: StatementFilter;
  /** That have lines, newest first; the one that is asked for is offered in any case. */
  months: readonly string[];
  onChange: (name: keyof StatementFilter, value: string | null) => void;
}

/** Which kind of transaction, and which month. */
export function StatementFilterBar({ filter, months, onChange }: StatementFilterBarProps) {
  const offered = filter.month === undefined || months.includes(filter.month) ? months : [filter.month, ...months];
  const categories = [
    { value: ALL, label: t('All types') },
    ...Object.entries(categoryLabels).map(([value, label]) => ({ value, label: t(label) })),
  ];
  const monthOptions = [{ value: ALL, label: t('All time') }, ...offered.map((month) => ({ value: month, label: nameOf(month) }))];
  const choose = (name: keyof StatementFilter) => (value: string) => onChange(name, value === ALL ? null : value);
  return (
    <search className={styles.filters} aria-label={t('Filter the statement')}>
      <Select label={t('Type')} options={categories} value={filter.category ?? ALL} onValueChange={choose('category')} />
      <Select label={t('Month')} options={monthOptions} value={filter.month ?? ALL} onValueChange={choose('month')} />
    </search>
  );
}

/** "November 2026" */
function nameOf(month: string): string {
  return monthName(`${month}-01T00:00:00Z`);
}
