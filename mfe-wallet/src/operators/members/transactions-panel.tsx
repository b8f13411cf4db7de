import type { MemberPanelProps } from '@facet/remote-kit';
import { Money } from '@facet/ui';
import { Amount, PartList, TwoLines, When } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useMemberTransactionsInfiniteQuery } from './members-api.ts';

/** Of a member’s profile: every transaction of theirs. */
export function Component({ memberId }: MemberPanelProps) {
  const query = useMemberTransactionsInfiniteQuery(memberId);
  return (
    <PartList
      label={t('Transactions')}
      query={query}
      rows={query.currentData?.pages.flatMap(({ transactions }) => transactions)}
      rowKey={({ id: key }) => key}
      empty={t('No money has moved yet')}
      columns={[
        { header: t('Time'), cell: ({ createdAt }) => <When at={createdAt} /> },
        {
          header: t('What'),
          cell: ({ description, source, reference }) => <TwoLines below={`${source} · ${reference}`}>{description}</TwoLines>,
        },
        { header: t('Amount'), numeric: true, cell: ({ amount }) => <Money amount={amount} signed /> },
        { header: t('Balance after, R$'), numeric: true, cell: ({ balanceAfter }) => <Amount amount={balanceAfter} /> },
      ]}
    />
  );
}
