import { messageOf, requestIdOf, sentenceText } from '@facet/remote-kit';
import { Card, CardHead, ErrorCard, Glyph, Money, Row, Rows, sumOf, toDecimal } from '@facet/ui';
import { useListPendingEarningsQuery } from '../api/earn-api.ts';
import { formatDay } from '../time/format-time.ts';
import { t, Trans } from '../texts.ts';
import { HELD_BY_RULE } from './earning-label.ts';

/**
 * What is held, with the day on which it joins the balance, and why where it is not the wall's own way. Nothing held:
 * nothing here.
 */
export function Pending() {
  const { data, error, isFetching, refetch } = useListPendingEarningsQuery(undefined, { refetchOnMountOrArgChange: true });
  const pending = data?.pending;
  if (!pending && error) {
    return (
      <ErrorCard as="h2" title={t('Pending earnings did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  }
  if (!pending || pending.length === 0) return null;
  return (
    <Card flush aria-labelledby="pending">
      <CardHead id="pending" title={t('Pending')}>
        <Money amount={toDecimal(sumOf(pending.map(({ amount }) => amount)))} />
      </CardHead>
      <Rows>
        {pending.map(({ id, label, line, amount, releasesAt, heldBy }) => (
          <Row
            wraps
            key={id}
            leading={<Glyph icon="clock" tone="warning" />}
            title={sentenceText(line, label)}
            detail={
              <>
                <Trans id="arrives {day}" values={{ day: <time dateTime={releasesAt}>{formatDay(releasesAt)}</time> }} />
                {heldBy === 'rule' && ` · ${t(HELD_BY_RULE)}`}
              </>
            }
            trailing={<Money amount={amount} />}
          />
        ))}
      </Rows>
    </Card>
  );
}
