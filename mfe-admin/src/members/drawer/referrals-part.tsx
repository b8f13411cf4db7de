import type { ReactNode } from 'react';
import { Link } from '@facet/remote-kit';
import { Text } from '@facet/ui';
import { Amount, dayLabel } from '@facet/console-kit';
import { t, Trans } from '../../texts.ts';
import { useMemberReferralsInfiniteQuery } from '../members-api.ts';
import { PartList } from './part-list.tsx';
import styles from '../members.module.css';

/** Who brought the member, and whom they brought. */
export function ReferralsPart({ id }: { id: string }) {
  const query = useMemberReferralsInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const referrer = pages?.[0]?.referrer;
  return (
    <div className={styles.stack}>
      {pages && (
        <Text>
          {referrer ? (
            <Trans
              id="Referred by <link>{name}</link>"
              values={{ name: referrer.username ?? referrer.memberId }}
              components={{ link: <MemberLink id={referrer.memberId} /> }}
            />
          ) : (
            t('No one referred this member.')
          )}
        </Text>
      )}
      <PartList
        label={t('Referred members')}
        query={query}
        rows={pages?.flatMap(({ referred }) => referred)}
        rowKey={({ memberId }) => memberId}
        empty={t('Has not referred anyone')}
        columns={[
          { header: t('Member'), cell: ({ memberId, username }) => <MemberLink id={memberId}>{username}</MemberLink> },
          { header: t('Joined'), cell: ({ registeredAt }) => (registeredAt === null ? '—' : dayLabel(registeredAt)) },
          { header: t('Brought, R$'), numeric: true, cell: ({ brought }) => <Amount amount={brought} /> },
        ]}
      />
    </div>
  );
}

export function MemberLink({ id, children }: { id: string; children?: ReactNode }) {
  return <Link to={`/admin?tab=users&member=${id}`}>{children}</Link>;
}
