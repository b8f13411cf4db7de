import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, ErrorCard, Icon, InPlaceOf, OutlineStone, Progress, Skeleton, Split, Stack, sumOf, Text } from '@facet/ui';
import { shortAmount } from '../dashboard/short-amount.ts';
import { t, Trans } from '../texts.ts';
import styles from './overview.module.css';
import { walletApi, type ReadLevelApiResponse as Level } from './wallet.generated.ts';

/** The facets of the drawing. */
const FACETS = 8;
/** From this cut on there is something else than the mark. */
const SECOND_FREEZE = 6;

/** How far the member has come by their own earning. */
export function LevelCard() {
  const { data, error, isFetching, refetch } = walletApi.useReadLevelQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    return (
      <InPlaceOf skeleton={<Place />}>
        <ErrorCard as="h2" title={t('Your cut did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      </InPlaceOf>
    );
  }
  if (!data) return <Place />;
  const { cut, cuts } = data;
  return (
    <Card aria-labelledby="cut" className={styles.level}>
      <div className={styles.stone}>
        <OutlineStone size={104} lit={Array.from({ length: Math.ceil((cut * FACETS) / cuts) }, (_, facet) => facet)} />
      </div>
      <Stack gap={3}>
        <div>
          <Text as="p" tone="muted" size={12}>
            {t('Your own earnings')}
          </Text>
          <h2 id="cut" className={styles.cut}>
            <Trans id="Cut {cut} <m>of {cuts}</m>" values={{ cut, cuts }} components={{ m: <Text tone="muted" /> }} />
          </h2>
        </div>
        <ToNext level={data} />
        <p className={styles.benefit}>
          <Icon name={cut >= SECOND_FREEZE ? 'check' : 'lock'} size="small" />
          {cut >= SECOND_FREEZE
            ? t('A second streak freeze each month')
            : t('Cut {cut}: a second streak freeze each month', { cut: SECOND_FREEZE })}
        </p>
      </Stack>
    </Card>
  );
}

function ToNext({ level: { totalEarned, from, next, cut } }: { level: Level }) {
  const earned = t('{amount} earned', { amount: shortAmount(sumOf([totalEarned])) });
  if (next === null) return <Text tone="muted">{earned}</Text>;
  const begins = sumOf([from]);
  return (
    <div className={styles.toNext}>
      <Progress label={t('Progress to the next cut')} value={Number(sumOf([totalEarned]) - begins)} max={Number(sumOf([next]) - begins)} />
      <Split>
        <Text size={12} tone="muted">
          {t('{missing} to Cut {cut}', { missing: shortAmount(sumOf([next]) - sumOf([totalEarned])), cut: cut + 1 })}
        </Text>
        <Text size={12} tone="muted">
          {earned}
        </Text>
      </Split>
    </div>
  );
}

/** Of the size of the card. */
function Place() {
  return (
    <Card as="div" className={styles.levelPlace} aria-busy="true">
      <Skeleton height="100%" radius={8} />
    </Card>
  );
}
