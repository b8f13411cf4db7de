import { useProfile, usePublicSettings } from '@facet/remote-kit';
import { CutCard, Money, PageHeader, Skeleton, Stack, useVisible } from '@facet/ui';
import { useListEventsQuery } from '../api/social-api.ts';
import { t } from '../texts.ts';
import { EventList } from './event-list.tsx';
import { HowEventsWork } from './how-events-work.tsx';
import { wholeRobux } from './join-state.ts';
import styles from './events.module.css';

/** Counts and ends change while the page is open. */
const REFRESH_MS = 10_000;
const DEFAULT_MIN_TOTAL_EARNED = '20';

/** /events */
export function Component() {
  const isVisible = useVisible();
  const { data, error, isFetching, refetch } = useListEventsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isVisible ? REFRESH_MS : 0,
  });
  const { profile } = useProfile();
  const { settings } = usePublicSettings();
  const minTotalEarned = settings['event_min_total_earned'] ?? DEFAULT_MIN_TOTAL_EARNED;
  const aside = <Balance amount={profile?.balance} />;
  const means = { balance: profile?.balance ?? '0', totalEarned: profile?.totalEarned ?? '0', minTotalEarned };

  if (!data && !error)
    return (
      <Stack gap={6}>
        <PageHeader title={t('Events')} aside={aside}>
          <span className={styles.loadingLabel}>{t('Loading events...')}</span>
        </PageHeader>
        <EventList means={means} />
      </Stack>
    );
  return (
    <Stack gap={6}>
      <PageHeader title={t('Events & Giveaways')} aside={aside}>
        {t('Earn R$ {minTotalEarned} in total to unlock events.', { minTotalEarned: wholeRobux(minTotalEarned) })}
      </PageHeader>
      <EventList means={means} events={data?.events} error={error} isFetching={isFetching} onRetry={refetch} />
      <HowEventsWork />
    </Stack>
  );
}

function Balance({ amount }: { amount: string | undefined }) {
  return (
    <CutCard className={styles.balance} aria-label={t('Your balance')}>
      {amount === undefined ? <Skeleton width={64} height={24} /> : <Money amount={amount} decimals={0} size={16} mark live />}
    </CutCard>
  );
}
