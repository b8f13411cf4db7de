import { useState } from 'react';
import { formatTime, messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, Cluster, ErrorCard, formatAmount, Progress, Skeleton, Split, Stack, Text } from '@facet/ui';
import { useGetPlayLimitsQuery, type PlayLimits } from '../api/games-api.ts';
import { formatMoment } from '../time/format-time.ts';
import { t, Trans } from '../texts.ts';
import { BreakDialog } from './break-dialog.tsx';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { LossLimitDialog } from './loss-limit-dialog.tsx';

/** What the member has set for themselves, and where they change it. */
export function LimitsCard() {
  const { data, error, isFetching, refetch } = useGetPlayLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<'loss' | 'break' | 'exclude' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card aria-labelledby="your-limits">
      <CardHead id="your-limits" title={t('Your limits')}>
        <span>
          <Button size="small" disabled={!data} onClick={() => setOpen('loss')}>
            {t('Change')}
          </Button>
        </span>
      </CardHead>
      {!data && error && (
        <ErrorCard title={t('Your limits did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <Stack gap={3}>
          <Lost limits={data} />
          <Running limits={data} />
          <Cluster>
            <Button icon="timer" onClick={() => setOpen('break')}>
              {t('Take a break')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('exclude')}>
              {t('Exclude myself')}
            </Button>
          </Cluster>
          <LossLimitDialog key={`loss ${open}`} isOpen={open === 'loss'} limits={data} onClose={close} />
          <BreakDialog isOpen={open === 'break'} onClose={close} />
          <ExcludeDialog isOpen={open === 'exclude'} onClose={close} />
        </Stack>
      )}
    </Card>
  );
}

function Lost({ limits: { lostToday, dailyLossLimit, nextDailyLossLimit } }: { limits: PlayLimits }) {
  return (
    <Stack gap={2}>
      <Split>
        <Text tone="muted">{t('Lost today')}</Text>
        <Text figures>
          <Trans
            id={dailyLossLimit === null ? '<b>{lost}</b>' : '<b>{lost}</b> of {limit}'}
            values={{ lost: formatAmount(lostToday), limit: dailyLossLimit }}
            components={{ b: <Text tone="strong" /> }}
          />
        </Text>
      </Split>
      {dailyLossLimit !== null && (
        // A loss is nothing to celebrate: quiet, as the design has it.
        <Progress
          closes
          label={t('Lost today, of your limit')}
          value={Number(lostToday)}
          max={Math.max(0.01, Number(dailyLossLimit))}
          tint="var(--text-muted)"
        />
      )}
      <Text as="p" tone="muted" size={12}>
        {nextDailyLossLimit ? nextLimit(nextDailyLossLimit) : t('A lower limit applies immediately, a higher one after 24 hours.')}
      </Text>
    </Stack>
  );
}

function Running({ limits: { timeoutUntil, excludedUntil } }: { limits: PlayLimits }) {
  if (excludedUntil)
    return <Text as="p">{t('You have excluded yourself until {excludedUntil}.', { excludedUntil: formatMoment(excludedUntil) })}</Text>;
  if (timeoutUntil)
    return <Text as="p">{t('You are taking a break until {timeoutUntil}.', { timeoutUntil: formatTime(timeoutUntil) })}</Text>;
  return null;
}

function nextLimit({ dailyLossLimit, from }: NonNullable<PlayLimits['nextDailyLossLimit']>): string {
  if (dailyLossLimit === null) return t('No limit from {from}.', { from: formatTime(from) });
  return t('A limit of {limit} from {from}.', { limit: formatAmount(dailyLossLimit), from: formatTime(from) });
}
