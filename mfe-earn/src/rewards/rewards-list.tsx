import { messageOf, requestIdOf } from '@facet/remote-kit';
import { ErrorCard, Grid, InPlaceOf, SkeletonCard, Stack, useNow, VisuallyHidden } from '@facet/ui';
import { useEffect, useRef } from 'react';
import { useGetRewardsQuery } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import { DailyBonus } from './daily-bonus.tsx';
import { ReferralBonus } from './referral-bonus.tsx';
import styles from './rewards.module.css';
import { untilNextDayMs } from './until-next-day.ts';
import { WeeklyChallenge } from './weekly-challenge.tsx';

const MINUTE_MS = 60_000;

/**
 * The three listed rewards as they stand, asked for anew when the page opens and when a new day (and with it a week)
 * begins.
 */
export function RewardsList() {
  const section = useRef<HTMLElement>(null);
  const { data, error, isFetching, refetch } = useGetRewardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const nowMs = useNow(true, MINUTE_MS);
  useEffect(() => {
    if (!data) return undefined;
    const timer = setTimeout(() => void refetch(), untilNextDayMs(Date.now()));
    return () => clearTimeout(timer);
  }, [data, refetch]);
  const retry = async () => {
    const { isSuccess } = await refetch();
    // The button goes away with the error: the focus stays where it was.
    if (isSuccess) section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t('Available rewards')} aria-busy={isFetching}>
      {data && (
        <Stack>
          <DailyBonus daily={data.daily} />
          <Grid of={2}>
            <WeeklyChallenge weekly={data.weekly} nowMs={nowMs} />
            <ReferralBonus referral={data.referral} />
          </Grid>
        </Stack>
      )}
      {!data && !error && <Loading />}
      {!data && error && (
        <InPlaceOf skeleton={<Place />}>
          <ErrorCard as="h2" title={t('Rewards did not load')} onRetry={retry} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </InPlaceOf>
      )}
    </section>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="output">{t('Loading the rewards')}</VisuallyHidden>
      <Place />
    </>
  );
}

function Place() {
  return (
    <Stack>
      <div className={styles.dailyPlace}>
        <SkeletonCard />
      </div>
      <Grid of={2}>
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Stack>
  );
}
