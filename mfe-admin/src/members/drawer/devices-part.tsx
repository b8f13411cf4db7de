import { Badge, Button } from '@facet/ui';
import { PartList, When } from '@facet/console-kit';
import { useState } from 'react';
import { t } from '../../texts.ts';
import { EndSessionsDialog } from '../access-dialogs.tsx';
import { useListMemberSessionsQuery } from '../members-api.ts';
import { RiskSigns } from './risk-signs.tsx';
import styles from '../members.module.css';

/** Where the member is and was signed in, and who uses the same browser or address. */
export function DevicesPart({ id }: { id: string }) {
  const query = useListMemberSessionsQuery(id, { refetchOnMountOrArgChange: true });
  const [isEnding, setEnding] = useState(false);
  const { currentData: data } = query;
  const open = data?.sessions.filter(({ endedAt }) => endedAt === null).length ?? 0;
  return (
    <div className={styles.stack}>
      {data && <RiskSigns memberId={id} devices={data} />}
      <PartList
        label={t('Sessions')}
        query={{ error: query.error, isFetching: query.isFetching, refetch: query.refetch }}
        rows={data?.sessions}
        rowKey={({ id: key }) => key}
        empty={t('No session in the last 90 days')}
        columns={[
          { header: t('Last seen'), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
          { header: t('Browser'), cell: ({ userAgent }) => <span className={styles.id}>{userAgent ?? '—'}</span> },
          { header: t('Device'), cell: ({ device }) => <code>{device}</code> },
          { header: t('Address'), cell: ({ address }) => <code>{address ?? '—'}</code> },
          {
            header: t('State'),
            cell: ({ endedAt }) => (endedAt === null ? <Badge tone="accent">{t('Logged in')}</Badge> : <Badge>{t('Ended')}</Badge>),
          },
        ]}
      />
      {open > 0 && (
        <div>
          <Button size="small" icon="log-out" onClick={() => setEnding(true)}>
            {t('End all sessions…')}
          </Button>
        </div>
      )}
      {isEnding && <EndSessionsDialog user={{ id, username: t('this member') }} onClose={() => setEnding(false)} />}
    </div>
  );
}
