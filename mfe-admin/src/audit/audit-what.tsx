import { Badge } from '@facet/ui';
import { t } from '../texts.ts';
import type { AuditEntry } from './audit-api.ts';
import type { ChangedField } from './changed-fields.ts';
import styles from './audit.module.css';
import { useAuditLabels } from './audit-labels.ts';
import { fieldValue } from './field-value.ts';
import { gistOf } from './gist.ts';

/** At a glance: what was changed from what to what, in whose words, and what came of it when it was not done. */
export function AuditWhat({ entry }: { entry: AuditEntry }) {
  const { fields, more, said } = gistOf(entry);
  const { ofField } = useAuditLabels();
  return (
    <span className={styles.what}>
      <Outcome entry={entry} />
      {fields.map((field) => (
        <Changed
          key={field.name}
          field={field}
          label={fields.length > 1 || field.before === undefined ? ofField(entry.action, field.name) : null}
        />
      ))}
      {more > 0 && <span className={styles.muted}>{t('and {count} more', { count: more })}</span>}
      {said !== undefined && <q className={styles.muted}>{said}</q>}
    </span>
  );
}

function Changed({ field: { before, after }, label }: { field: ChangedField; label: string | null }) {
  return (
    <span className={styles.change}>
      {label !== null && <span className={styles.muted}>{label} </span>}
      {before !== undefined && (
        <>
          <del>{fieldValue(before)}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <ins>{fieldValue(after)}</ins>
    </span>
  );
}

function Outcome({ entry: { outcome, problem } }: { entry: AuditEntry }) {
  switch (outcome) {
    case 'succeeded':
      return null;
    case 'failed':
      return (
        <>
          <Badge tone="danger">{t('refused')}</Badge> <span className={styles.problem}>{problem}</span>
        </>
      );
    case 'unknown':
      return <Badge tone="warning">{t('unknown')}</Badge>;
    case 'pending':
      return <Badge tone="info">{t('under way')}</Badge>;
    default:
      return outcome satisfies never;
  }
}
