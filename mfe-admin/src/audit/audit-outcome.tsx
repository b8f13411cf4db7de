import { Badge } from '@facet/ui';
import { t } from '../texts.ts';
import type { AuditEntry } from './audit-api.ts';
import styles from './audit.module.css';

/** What came of an action. */
export function AuditOutcome({ entry: { outcome, problem } }: { entry: AuditEntry }) {
  switch (outcome) {
    case 'succeeded':
      return <Badge tone="accent">{t('done')}</Badge>;
    case 'failed':
      return (
        <span className={styles.outcome}>
          <Badge tone="danger">{t('refused')}</Badge> <span className={styles.muted}>{problem}</span>
        </span>
      );
    case 'unknown':
      return <Badge tone="warning">{t('unknown')}</Badge>;
    case 'pending':
      return <Badge tone="info">{t('under way')}</Badge>;
    default:
      return outcome satisfies never;
  }
}
