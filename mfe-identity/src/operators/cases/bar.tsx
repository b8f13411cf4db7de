import { Views } from '@facet/console-kit';
import { SearchField, Select } from '@facet/ui';
import { t } from '../texts.ts';
import { kindOptions } from './case-labels.ts';
import type { CaseGroup, QueueCounts } from './cases-api.ts';
import { GROUPS, type AskedCases } from './use-case-address.ts';
import styles from './cases.module.css';

interface BarProps {
  asked: AskedCases;
  /** A service of before counts fewer groups. */
  counts: Partial<QueueCounts> | undefined;
  onAsk: (changes: Record<string, string | null>) => void;
}

/** Which of the cases: how they stand, what they are about, and what is looked for. */
export function Bar({ asked: { group, kind, search }, counts, onAsk }: BarProps) {
  return (
    <div className={styles.bar}>
      <Views
        label={t('State')}
        // More than a thousand are not counted.
        options={GROUPS.map((value) => ({
          value,
          label: groupLabel(value),
          count: counts?.[value]?.total,
          hasMore: counts?.[value]?.totalIsExact === false,
        }))}
        value={group}
        onChange={(value) => onAsk({ group: value })}
      />
      <div className={styles.kind}>
        <Select
          label={t('Kind')}
          options={[{ value: 'all', label: t('All kinds') }, ...kindOptions()]}
          value={kind ?? 'all'}
          onValueChange={(value) => onAsk({ kind: value === 'all' ? null : value })}
        />
      </div>
      <search className={styles.search}>
        <SearchField slash label={t('Search member, number or line')} search={search} onSearch={(words) => onAsk({ search: words })} />
      </search>
    </div>
  );
}

function groupLabel(group: CaseGroup): string {
  switch (group) {
    case 'open':
      return t('Open');
    case 'waiting':
      return t('Waiting for the member');
    case 'snoozed':
      return t('Snoozed');
    case 'over':
      return t('Resolved');
    default:
      return group satisfies never;
  }
}
