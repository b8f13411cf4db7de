import { Link } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, Money, Text, TextLink } from '@facet/ui';
import { type FigureColumn, FigureTable, sinceLabel, timeLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { OpenPayout } from './payouts-api.ts';

interface OpenPayoutsProps {
  title: string;
  payouts: readonly OpenPayout[];
  /** In all; the list shows the oldest. */
  count: number;
  empty: string;
}

/** Payouts in one of the two states that end by themselves. */
export function OpenPayouts({ title, payouts, count, empty }: OpenPayoutsProps) {
  return (
    <Card flush aria-label={title}>
      <CardHead title={title}>
        <Text tone="muted">{payouts.length < count ? t('the oldest {shown} of {count}', { shown: payouts.length, count }) : count}</Text>
      </CardHead>
      {payouts.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <FigureTable label={title} columns={columns()} rows={payouts} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}

function columns(): readonly FigureColumn<OpenPayout>[] {
  return [
    {
      header: t('Member'),
      cell: ({ username, userId }) => (
        <TextLink asChild>
          <Link to={`/admin?member=${userId}`}>{username ?? userId}</Link>
        </TextLink>
      ),
    },
    { header: t('Amount'), numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
    {
      header: t('Since'),
      cell: ({ changedAt }) => (
        <time dateTime={changedAt} title={timeLabel(changedAt)}>
          {sinceLabel(changedAt)}
        </time>
      ),
    },
    { header: t('By'), cell: ({ decidedBy }) => decidedBy ?? '–' },
    {
      header: t('Why'),
      cell: ({ note, type }) => [type === 'test' ? t('test withdrawal') : '', note ?? ''].filter(Boolean).join(', ') || '–',
    },
    {
      header: t('Gamepass'),
      cell: ({ gamepassLink }) => (
        <TextLink href={gamepassLink} target="_blank" rel="noreferrer">
          {t('Open')}
        </TextLink>
      ),
    },
  ];
}
