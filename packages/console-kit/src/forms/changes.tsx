import { Badge } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './forms.module.css';

/** One field that was typed over; without values it is told by its name: a long text. */
export interface Change {
  label: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** What an edit changes, while one types: "2 changes: Prize R$ 500 → R$ 750". */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      <li>{t('{count, plural, one {# change} other {# changes}}', { count: changes.length })}</li>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <Badge tone="info">
            {label}
            {before !== undefined && <del>{before === '' ? t('none') : before}</del>}
            {before !== undefined && <span aria-hidden="true">→</span>}
            {after !== undefined && <b>{after === '' ? t('none') : after}</b>}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
