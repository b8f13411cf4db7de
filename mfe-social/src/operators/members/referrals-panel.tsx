import type { MemberPanelProps } from '@facet/remote-kit';
import { Text } from '@facet/ui';
import { Amount, dayLabel, MemberLink, PartList } from '@facet/console-kit';
import { t, Trans } from '../texts.ts';
import { useMemberReferralsInfiniteQuery } from './members-api.ts';
import styles from './members.module.css';

/** Who brought the member, and whom they brought. */
export function Component({ memberId }: MemberPanelProps) {
  const query = useMemberReferralsInfiniteQuery(memberId);
  const pages = query.currentData?.pages;
  const referrer = pages?.[0]?.referrer;
  return (
    <div className={styles.panel}>
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
        rowKey={(referred) => referred.memberId}
        empty={t('Has not referred anyone')}
        columns={[
          { header: t('Member'), cell: ({ memberId: id, username }) => <MemberLink id={id}>{username}</MemberLink> },
          { header: t('Joined'), cell: ({ registeredAt }) => (registeredAt === null ? '—' : dayLabel(registeredAt)) },
          { header: t('Brought, R$'), numeric: true, cell: ({ brought }) => <Amount amount={brought} /> },
        ]}
      />
    </div>
  );
}
