import type { MemberPanelProps } from '@facet/remote-kit';
import { Amount, PartList, TwoLines, When } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useMemberRoundsInfiniteQuery } from './members-api.ts';

/** Of a member’s profile: the rounds that they played. */
export function Component({ memberId }: MemberPanelProps) {
  const query = useMemberRoundsInfiniteQuery(memberId);
  return (
    <PartList
      label={t('Rounds')}
      query={query}
      rows={query.currentData?.pages.flatMap(({ rounds }) => rounds)}
      rowKey={({ id: key }) => key}
      empty={t('No round played yet')}
      columns={[
        { header: t('Started'), cell: ({ startedAt }) => <When at={startedAt} /> },
        {
          header: t('Game'),
          cell: ({ game, bombCount, winChance }) => (
            <TwoLines below={t('win chance {chance}', { chance: winChance })}>
              {bombCount === null ? game : t('{game}, {bombs, plural, one {# bomb} other {# bombs}}', { game, bombs: bombCount })}
            </TwoLines>
          ),
        },
        {
          header: t('Outcome'),
          cell: ({ outcome, multiplier }) => <TwoLines below={multiplier === null ? null : `${multiplier}x`}>{outcome}</TwoLines>,
        },
        { header: t('Stake, R$'), numeric: true, cell: ({ betAmount }) => <Amount amount={betAmount} /> },
        { header: t('Payout, R$'), numeric: true, cell: ({ winAmount }) => (winAmount === null ? '—' : <Amount amount={winAmount} />) },
      ]}
    />
  );
}
