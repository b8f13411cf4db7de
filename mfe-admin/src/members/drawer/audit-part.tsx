import { Link } from '@facet/remote-kit';
import { PartList, When } from '@facet/console-kit';
import { useAuditLabels } from '../../audit/audit-labels.ts';
import { AuditWhat } from '../../audit/audit-what.tsx';
import { useListOperatorActionsQuery } from '../../audit/audit-api.ts';
import { t } from '../../texts.ts';
import styles from '../members.module.css';

/** What operators did to this member. */
export function AuditPart({ id }: { id: string }) {
  const { ofAct } = useAuditLabels();
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListOperatorActionsQuery({ objectType: 'member', objectId: id, limit: 50 }, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.stack}>
      <PartList
        label={t('Audit')}
        query={{ error, isFetching, refetch }}
        rows={data?.entries}
        rowKey={({ id: key }) => key}
        empty={t('No operator has done anything here')}
        columns={[
          { header: t('Time'), cell: ({ at }) => <When at={at} /> },
          { header: t('Action'), cell: ({ action }) => <span title={action}>{ofAct(action)}</span> },
          { header: t('Who'), cell: ({ operator }) => operator.username },
          { header: t('What'), cell: (entry) => <AuditWhat entry={entry} /> },
        ]}
      />
      {data?.nextCursor && <Link to={`/admin/audit?objectType=member&objectId=${id}`}>{t('All entries')}</Link>}
    </div>
  );
}
