import { formatTime, messageOf, requestIdOf, sentenceText } from '@facet/remote-kit';
import { Card, CardHead, ErrorCard, Glyph, hundredthsOf, Money, Row, Rows, toDecimal } from '@facet/ui';
import { useGetPendingEarningsQuery } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

/**
 * Earnings that are kept back for some days and not yet in the wallet. Another part of the site knows them: without it
 * only this block is missing. Most members have none, so that it takes no place until it is known.
 */
export function PendingEarnings() {
  const { data: list, error, isFetching, refetch } = useGetPendingEarningsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!list && error)
    return (
      <ErrorCard as="h2" title={t('Pending earnings did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!list || list.length === 0) return null;
  return (
    <Card flush aria-labelledby="pending-earnings">
      <CardHead id="pending-earnings" title={t('Pending earnings')}>
        <Money amount={toDecimal(list.reduce((sum, { amount }) => sum + hundredthsOf(amount), 0n))} />
      </CardHead>
      <Rows>
        {list.map(({ id, label, line, amount, releasesAt, heldBy }) => (
          <Row
            key={id}
            leading={<Glyph icon="timer" />}
            title={sentenceText(line, label)}
            detail={
              <>
                {t('Yours on')} <time dateTime={releasesAt}>{formatTime(releasesAt)}</time>
                {heldBy === 'rule' && ` · ${t('Larger credits to new accounts are held for a few days before they arrive.')}`}
              </>
            }
            trailing={<Money amount={amount} />}
            wraps
          />
        ))}
      </Rows>
    </Card>
  );
}
