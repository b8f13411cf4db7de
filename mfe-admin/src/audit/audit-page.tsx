import { Avatar, PageHeader, Stack } from '@facet/ui';
import { type Column, DataTable, type Filter, secondLabel, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useListOperatorActionsQuery, type AuditEntry } from './audit-api.ts';
import { AuditDetails } from './audit-details.tsx';
import { useAuditLabels, type AuditLabels } from './audit-labels.ts';
import { asAuditQuery, AUDIT_PARAMS } from './audit-query.ts';
import { AuditWhat } from './audit-what.tsx';
import styles from './audit.module.css';

/** /admin/audit: who did what, on whom, when and from where. */
export function Component() {
  const state = useTableState({ filters: AUDIT_PARAMS, days: { from: 'from', until: 'to' } });
  const labels = useAuditLabels();
  const { data, error, isFetching, refetch } = useListOperatorActionsQuery(asAuditQuery(state), { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={4}>
      <PageHeader title={t('Audit')}>
        {t(
          'Who did what, to whom, before and after, when, and from which address. Entries are only ever added: no one can change or delete one.',
        )}
      </PageHeader>
      <DataTable
        label={t('Audit log')}
        state={state}
        page={{ ...data, rows: data?.entries, error, isFetching, refetch }}
        columns={columns(labels)}
        rowKey={({ id }) => id}
        at={({ at }) => at}
        rowName={({ action, object }) => `${labels.ofAct(action)} ${object.label}`}
        empty={{ title: t('Nothing done yet'), children: t('Everything operators do will show up here.') }}
        searchHint={t('Search operator, action or object')}
        filters={filters(labels)}
        csv="/api/admin/audit.csv"
        details={(entry) => <AuditDetails entry={entry} />}
      />
    </Stack>
  );
}

const columns = ({ ofAct }: AuditLabels): Column<AuditEntry>[] => [
  {
    id: 'at',
    header: t('Time'),
    place: 'amount',
    cell: ({ at }) => (
      <time dateTime={at} title={at}>
        {secondLabel(at)}
      </time>
    ),
  },
  {
    id: 'operator',
    header: t('Who'),
    place: 'figure',
    cell: ({ operator }) => (
      <span className={styles.who}>
        <Avatar name={operator.username} size="tiny" tinted />
        <b className={styles.strong}>{operator.username}</b> <span className={styles.muted}>{operator.role}</span>
      </span>
    ),
  },
  { id: 'action', header: t('Action'), lead: true, cell: ({ action }) => <span title={action}>{ofAct(action)}</span> },
  { id: 'object', header: t('Subject'), place: 'detail', cell: ({ object }) => <b className={styles.strong}>{object.label}</b> },
  { id: 'what', header: t('What'), place: 'line', cell: (entry) => <AuditWhat entry={entry} /> },
  { id: 'address', header: t('Address'), from: 1360, cell: ({ address }) => <span className={styles.muted}>{address ?? '–'}</span> },
];

const filters = ({ acts }: AuditLabels): Filter[] => [
  {
    param: 'outcome',
    label: t('Outcome'),
    variant: 'views',
    options: [
      { value: '', label: t('All') },
      { value: 'succeeded', label: t('Done') },
      { value: 'failed', label: t('Refused') },
      { value: 'unknown', label: t('Unknown') },
    ],
  },
  { param: 'operator', label: t('Who'), variant: 'text' },
  { param: 'action', label: t('Action'), variant: 'text', options: acts() },
  { param: 'objectType', label: t('Kind of object'), variant: 'text' },
  { param: 'objectId', label: t('Object'), variant: 'text' },
  { param: 'from', label: t('From'), variant: 'date' },
  { param: 'to', label: t('Until'), variant: 'date' },
];
