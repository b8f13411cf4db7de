import type { MemberPanelProps } from '@facet/remote-kit';
import { StatusBadge } from '@facet/ui';
import { Amount, PartList, TwoLines, When } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useMemberWithdrawalsInfiniteQuery } from './members-api.ts';

/** Of a member’s profile: their withdrawals, test ones last. */
export function Component({ memberId }: MemberPanelProps) {
  const query = useMemberWithdrawalsInfiniteQuery(memberId);
  const pages = query.currentData?.pages;
  const tests = pages?.[0]?.testWithdrawals ?? [];
  const rows = pages && [
    ...pages.flatMap(({ withdrawals }) => withdrawals.map((row) => ({ ...row, isTest: false }))),
    ...tests.map((row) => ({ ...row, isTest: true })),
  ];
  return (
    <PartList
      label={t('Withdrawals')}
      query={query}
      rows={rows}
      rowKey={({ id: key }) => key}
      empty={t('No withdrawal yet')}
      columns={[
        { header: t('Requested'), cell: ({ createdAt }) => <When at={createdAt} /> },
        {
          header: t('Gamepass'),
          cell: ({ gamepassName, gamepassLink, experienceName, isTest }) => (
            <TwoLines below={isTest ? t('test withdrawal') : experienceName}>
              <a href={gamepassLink} target="_blank" rel="noreferrer">
                {gamepassName}
              </a>
            </TwoLines>
          ),
        },
        {
          header: t('State'),
          cell: ({ status, reason, note, decidedBy }) => (
            <TwoLines below={[reason ?? note, decidedBy].filter(Boolean).join(' · ')}>
              <StatusBadge status={status} />
            </TwoLines>
          ),
        },
        { header: t('Amount, R$'), numeric: true, cell: ({ amount }) => <Amount amount={amount} /> },
      ]}
    />
  );
}
