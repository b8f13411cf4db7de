import { dateFormat } from '@facet/remote-kit';
import { Button, Cluster, Text } from '@facet/ui';
import { t } from '../texts.ts';
import { earnedLabels, type StatementFilter } from './statement-filter.ts';
import styles from './statement.module.css';

const longDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

interface OfFigureProps {
  filter: StatementFilter;
  /** Absent: the way back stands elsewhere. */
  onShowAll: (() => void) | undefined;
}

/**
 * Which figure of another page the lines are of, and the way back to all of them; nothing when none was asked about.
 */
export function OfFigure({ filter: { earned, since }, onShowAll }: OfFigureProps) {
  if (earned === undefined && since === undefined) return null;
  const what = earned === undefined ? t('All transactions') : t(earnedLabels[earned]);
  return (
    <Cluster className={styles.figure}>
      <Text tone="strong">{since === undefined ? what : t('{what} since {day} (UTC)', { what, day: longDay(since) })}</Text>
      {onShowAll && (
        <Button variant="quiet" onClick={onShowAll}>
          {t('Show everything')}
        </Button>
      )}
    </Cluster>
  );
}
