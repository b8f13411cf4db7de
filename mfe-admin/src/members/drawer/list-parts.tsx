import { Money, StatusBadge } from '@facet/ui';
import { Amount, minuteLabel, TwoLines } from '@facet/console-kit';
import { t } from '../../texts.ts';
import {
  useMemberEarningsInfiniteQuery,
  useMemberTransactionsInfiniteQuery,
  useMemberRoundsInfiniteQuery,
  useMemberWithdrawalsInfiniteQuery,
} from '../members-api.ts';
import { PartList } from './part-list.tsx';

const FRESH = { refetchOnMountOrArgChange: true };

export function TransactionsPart({ id }: { id: string }) {
  const query = useMemberTransactionsInfiniteQuery(id, FRESH);
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

export function EarningsPart({ id }: { id: string }) {
  const query = useMemberEarningsInfiniteQuery(id, FRESH);
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

export function WithdrawalsPart({ id }: { id: string }) {
  const query = useMemberWithdrawalsInfiniteQuery(id, FRESH);
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

export function RoundsPart({ id }: { id: string }) {
  const query = useMemberRoundsInfiniteQuery(id, FRESH);
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

export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {minuteLabel(at)}
    </time>
  );
}
