import { Button } from '@facet/ui';
import { t } from '../texts.ts';
import { monthLabel } from './month-label.ts';
import styles from './money.module.css';

/** A month as files: for a spreadsheet, with the content that its hash is of, and every transfer of it. */
export function MonthFiles({ month }: { month: string }) {
  const name = monthLabel(month);
  return (
    <span className={styles.buttons}>
      <Button asChild size="small" icon="download">
        <a href={`/api/admin/money/months.csv?month=${month}`} download aria-label={t('{month} as CSV', { month: name })}>
          {t('CSV')}
        </a>
      </Button>
      <Button asChild size="small" icon="download">
        <a href={`/api/admin/money/months/${month}`} download aria-label={t('{month} as JSON', { month: name })}>
          {t('JSON')}
        </a>
      </Button>
      <Button asChild size="small" icon="download">
        <a href={`/api/admin/money/transfers.csv?month=${month}`} download aria-label={t('Transfers of {month} as CSV', { month: name })}>
          {t('Transfers')}
        </a>
      </Button>
    </span>
  );
}
