import { Link } from '@facet/remote-kit';
import { Button, classes, CopyButton, Notice } from '@facet/ui';
import { t } from '../texts.ts';
import type { AuditEntry } from './audit-api.ts';
import { changedFields } from './changed-fields.ts';
import styles from './audit.module.css';
import { useAuditLabels } from './audit-labels.ts';
import { fieldValue } from './field-value.ts';

/** One entry: what was changed from what to what, and all that is known of the call. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { id, action, object, before, after, input, problem, operator, address } = entry;
  const { ofField } = useAuditLabels();
  const fields = changedFields(before, after, input);
  return (
    <div className={styles.details}>
      <div>
        {problem !== null && <Notice tone="danger" title={problem} />}
        {fields.length > 0 && (
          <ul className={styles.diff} aria-label={t('Before and after')}>
            <li aria-hidden="true">
              <span>{t('Field')}</span>
              <span>{t('Before')}</span>
              <span>{after === null ? t('Asked for') : t('After')}</span>
            </li>
            {fields.map((field) => (
              <li key={field.name} className={classes(field.isChanged && styles.changed)}>
                <b title={field.name}>{ofField(action, field.name)}</b>
                <del>{fieldValue(field.before)}</del>
                <ins>{fieldValue(field.after)}</ins>
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className={styles.facts}>
        <dt>{t('Code')}</dt>
        <dd>{action}</dd>
        <dt>{t('Entry')}</dt>
        <dd>{id}</dd>
        <dt>{t('Operator')}</dt>
        <dd>
          {operator.username}, {operator.role}
        </dd>
        <dt>{t('On')}</dt>
        <dd>
          {object.type} {object.id}
        </dd>
        <dt>{t('Address')}</dt>
        <dd>{address ?? t('unknown address')}</dd>
        <dd className={styles.buttons}>
          <CopyButton text={JSON.stringify(entry, null, 2)} label={t('Copy entry')} />
          <Button asChild size="small">
            <Link to={`/admin/audit?objectType=${encodeURIComponent(object.type)}&objectId=${encodeURIComponent(object.id)}`}>
              {t('All about {name}', { name: object.label })}
            </Link>
          </Button>
        </dd>
      </dl>
    </div>
  );
}
