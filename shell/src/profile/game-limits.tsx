import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, ErrorCard, formatAmount, Progress, Skeleton, Split, Text } from '@facet/ui';
import { Link } from 'react-router-dom';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { gamesApi } from './games.generated.ts';

/** What the member has set for themselves in the games; it is changed there. Not there on a site without games. */
export function GameLimits() {
  const isShown = useIsDeclared('/games');
  const { data, error, isFetching, refetch } = gamesApi.useGetPlayLimitsQuery(undefined, {
    skip: !isShown,
    refetchOnMountOrArgChange: true,
  });
  if (!isShown) return null;
  if (!data && error) {
    return (
      <ErrorCard as="h2" title={t('Your game limits did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  }
  return (
    <Card aria-labelledby="game-limits" aria-busy={!data || undefined}>
      <CardHead id="game-limits" title={t('Game limits')}>
        <Button asChild size="small">
          <Link to="/games">{t('Change')}</Link>
        </Button>
      </CardHead>
      {data ? <Lost lost={data.lostToday} limit={data.dailyLossLimit} /> : <Skeleton height={72} />}
    </Card>
  );
}

function Lost({ lost, limit }: { lost: string; limit: string | null }) {
  return (
    <>
      <Split>
        <Text tone="muted">{t('Lost today')}</Text>
        <Text figures tone="strong">
          {limit === null ? formatAmount(lost) : t('{lost} of {limit}', { lost: formatAmount(lost), limit: formatAmount(limit) })}
        </Text>
      </Split>
      {limit === null ? (
        <Text as="p" tone="muted" size={12}>
          {t('You have set no daily loss limit.')}
        </Text>
      ) : (
        <Progress
          closes
          label={t('Lost today, of your limit')}
          value={Number(lost)}
          max={Math.max(0.01, Number(limit))}
          tint="var(--text-muted)"
        />
      )}
    </>
  );
}
