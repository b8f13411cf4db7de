import { Badge } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './ranks.module.css';

/** A rank by its stone and its name. */
export function RankName({ name, color, isDefault = false }: { name: string; color: string; isDefault?: boolean }) {
  return (
    <span className={styles.name}>
      <i className={styles.stone} style={{ background: color }} aria-hidden="true" />
      <b>{name}</b>
      {isDefault && <Badge tone="outline">{t('Default rank')}</Badge>}
    </span>
  );
}
