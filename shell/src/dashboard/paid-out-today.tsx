import { Avatar, Badge, Card, CardHead, Money, Row, Rows, Text } from '@facet/ui';
import { agoOf } from '../landing/ago-of.ts';
import { shellApi } from '../shell-api.ts';
import { t } from '../texts.ts';

const EVERY_MS = 30_000;

/** Withdrawals of today, for who has none yet: it really pays. Without one there is nothing to show. */
export function PaidOutToday() {
  const { data = [] } = shellApi.useGetRecentPayoutsQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true });
  const today = data.filter(({ paidAt }) => new Date(paidAt).toDateString() === new Date().toDateString());
  if (today.length === 0) return null;
  return (
    <Card aria-labelledby="paid-out-today">
      <CardHead id="paid-out-today" title={t('Paid out today')}>
        <Badge tone="accent">{t('live')}</Badge>
      </CardHead>
      <Rows inset compact>
        {today.map(({ name, amount, paidAt }) => (
          <Row
            key={`${paidAt} ${name}`}
            leading={<Avatar name={name} size="small" />}
            title={name}
            trailing={
              <>
                <Money amount={amount} size={14} />
                <Text tone="muted" size={12} figures>
                  <time dateTime={paidAt}>{agoOf(paidAt)}</time>
                </Text>
              </>
            }
          />
        ))}
      </Rows>
      <Text as="p" tone="muted" size={12}>
        {t('Names are shortened.')}
      </Text>
    </Card>
  );
}
