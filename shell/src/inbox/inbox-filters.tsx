import { numberFormat } from '@facet/remote-kit';
import { Chip, Chips } from '@facet/ui';
import { t } from '../texts.ts';
import type { NoticeGroup } from './use-notice-kinds.ts';
import type { CountNoticesApiResponse as Counts } from './wallet.generated.ts';

/** A label stands for its kinds. */
export type ChosenFilter = 'all' | 'unread' | { label: string };

interface InboxFiltersProps {
  groups: readonly NoticeGroup[];
  /** Undefined: not known, or by a wallet of before never. */
  counts: Counts | undefined;
  filter: ChosenFilter;
  onFilter: (filter: ChosenFilter) => void;
}

/** Counted no further. */
const MOST = 1_000;
const number = numberFormat();

/** What there is something of, with how much. */
export function InboxFilters({ groups, counts, filter, onFilter }: InboxFiltersProps) {
  const all = counts?.kinds ?? [];
  const shown = (count: number) => (counts === undefined ? undefined : count < MOST ? number(count) : `${number(MOST - 1)}+`);
  const countOf = ({ kinds }: NoticeGroup) =>
    sum(all.filter((counted) => kinds.some(({ kind }) => kind === counted.kind)).map(({ count }) => count));
  const isChosen = (label: string) => typeof filter === 'object' && filter.label === label;
  return (
    <Chips label={t('Filter')}>
      <Chip pressed={filter === 'all'} onPress={() => onFilter('all')} count={shown(sum(all.map(({ count }) => count)))}>
        {t('All')}
      </Chip>
      <Chip pressed={filter === 'unread'} onPress={() => onFilter('unread')} count={shown(sum(all.map((kind) => kind.new)))}>
        {t('Unread')}
      </Chip>
      {groups
        .filter((group) => counts === undefined || countOf(group) > 0 || isChosen(group.label))
        .map((group) => (
          <Chip
            key={group.label}
            pressed={isChosen(group.label)}
            onPress={() => onFilter({ label: group.label })}
            count={shown(countOf(group))}
          >
            {group.label}
          </Chip>
        ))}
    </Chips>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
