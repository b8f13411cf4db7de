import { Link } from '@facet/remote-kit';
import { Button, classes, CopyButton, Notice } from '@facet/ui';
import { t } from '../texts.ts';
import type { AuditEntry } from './audit-api.ts';
import { changedFields } from './changed-fields.ts';
import styles from './audit.module.css';

/** One entry: what was changed from what to what, and all that is known of the call. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { id, object, before, after, input, problem, operator, address } = entry;
  const fields = changedFields(before, after, input);
  return (
    <div className={styles.details}>
      <div>
        {problem !== null && <Notice tone="danger" title={problem} />}
        {fields.length > 0 && (
          <table className={styles.diff} aria-label={t('Before and after')}>
            <thead>
              <tr>
                <th scope="col">{t('Field')}</th>
                <th scope="col">{t('Before')}</th>
                <th scope="col">{after === null ? t('Asked for') : t('After')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field.name} className={classes(field.isChanged && styles.changed)}>
                  <th scope="row">{field.name}</th>
                  <td>{field.before ?? <i>{t('absent')}</i>}</td>
                  <td>{field.after ?? <i>{t('absent')}</i>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <dl className={styles.facts}>
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
