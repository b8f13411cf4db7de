import type { MemberPanelProps } from '@facet/remote-kit';
import { SkeletonCard } from '@facet/ui';
import { Amount, FactsCard, LoadFailure, MemberLink } from '@facet/console-kit';
import { percentLabel } from '../referral-ranks/percent-label.ts';
import { t } from '../texts.ts';
import { useMemberReferralsInfiniteQuery } from './members-api.ts';

/** Beside a member’s timeline: who brought them, whom they brought, and what that brought them last. */
export function Component({ memberId }: MemberPanelProps) {
  const { currentData, error, isFetching, refetch } = useMemberReferralsInfiniteQuery(memberId, { refetchOnMountOrArgChange: true });
  const [page] = currentData?.pages ?? [];
  if (!page && error) return <LoadFailure title={t('Referral did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!page) return <SkeletonCard />;
  const { referrer, referred, nextCursor, earnings } = page;
  const [last] = earnings;
  return (
    <FactsCard
      title={t('Referral')}
      lines={[
        {
          label: t('Invited by'),
          value: referrer ? <MemberLink id={referrer.memberId}>{referrer.username ?? referrer.memberId}</MemberLink> : t('nobody'),
        },
        {
          label: t('Invited'),
          value:
            nextCursor === null
              ? t('{count, plural, one {# member} other {# members}}', { count: referred.length })
              : t('more than {count} members', { count: referred.length }),
        },
        ...(last
          ? [{ label: t('Last share, {percent}', { percent: percentLabel(last.bonusPercentage) }), value: <Amount amount={last.amount} /> }]
          : []),
      ]}
    />
  );
}
