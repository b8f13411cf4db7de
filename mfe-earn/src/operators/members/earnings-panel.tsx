import type { MemberPanelProps } from '@facet/remote-kit';
import { Amount, minuteLabel, PartList, TwoLines, When } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useMemberEarningsInfiniteQuery } from './members-api.ts';

/** Of a member’s profile: what they earned. */
export function Component({ memberId }: MemberPanelProps) {
  const query = useMemberEarningsInfiniteQuery(memberId);
  return (
    <PartList
      label={t('Earnings')}
      query={query}
      rows={query.currentData?.pages.flatMap(({ earnings }) => earnings)}
      rowKey={({ id: key }) => key}
      empty={t('Nothing earned yet')}
      columns={[
        { header: t('Earned'), cell: ({ earnedAt }) => <When at={earnedAt} /> },
        { header: t('What'), cell: ({ label, transaction }) => <TwoLines below={transaction}>{label}</TwoLines> },
        {
          header: t('State'),
          cell: ({ state, releasesAt }) => (
            <TwoLines below={state === 'pending' && releasesAt !== null ? t('until {time}', { time: minuteLabel(releasesAt) }) : null}>
              {state}
            </TwoLines>
          ),
        },
        { header: t('Amount, R$'), numeric: true, cell: ({ amount }) => <Amount amount={amount} /> },
      ]}
    />
  );
}
