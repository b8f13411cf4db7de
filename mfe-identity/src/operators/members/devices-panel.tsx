import type { MemberPanelProps } from '@facet/remote-kit';
import { Badge } from '@facet/ui';
import { PartList, When } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useListMemberSessionsQuery } from './members-api.ts';
import styles from './members.module.css';

/** Of a member’s profile: where they are and were signed in. Who uses the same browsers stands beside the timeline. */
export function Component({ memberId }: MemberPanelProps) {
  const { currentData, ...query } = useListMemberSessionsQuery(memberId, { refetchOnMountOrArgChange: true });
  return (
    <PartList
      label={t('Sessions')}
      query={query}
      rows={currentData?.sessions}
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
  );
}
