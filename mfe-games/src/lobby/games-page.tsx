import { messageOf, requestIdOf, useProfile, usePublicSettings, useSession } from '@facet/remote-kit';
import { Columns, CutCard, EmptyState, ErrorCard, Grid, Money, Notice, PageHeader, Stack } from '@facet/ui';
import { useGetBombsRulesQuery, useGetCrashRulesQuery } from '../api/games-api.ts';
import { LimitsCard } from '../limits/limits-card.tsx';
import { times } from '../table/bet.ts';
import { t } from '../texts.ts';
import { BombsPicture, CoinPicture, CrashPicture, WheelPicture } from './pictures.tsx';
import { GameCard } from './game-card.tsx';
import { GeneralRules } from './general-rules.tsx';
import styles from './lobby.module.css';

const BOMBS_MAX = 24;

/** /games */
export function Component() {
  const { member } = useSession();
  const bombs = useGetBombsRulesQuery(undefined, { refetchOnMountOrArgChange: true, skip: !member });
  const crash = useGetCrashRulesQuery(undefined, { refetchOnMountOrArgChange: true, skip: !member });
  const { settings } = usePublicSettings();
  if (!member) return <EmptyState as="h1" title={t('Please log in to access the games section')} />;
  const error = bombs.error ?? crash.error;
  const isCostly = bombs.data && crash.data && bombs.data.rtp < 1 && crash.data.rtp < 1;
  return (
    <Stack gap={6}>
      <PageHeader title={t('Games')} aside={<Balance />}>
        {isCostly
          ? t('You play with R$ you’ve earned. The house keeps an edge, and we show it before every bet.')
          : t('You play with R$ you’ve earned. Every game shows what you get back on average.')}
      </PageHeader>
      {settings['games_enabled'] === 'off' && (
        <Notice title={t('Games are switched off right now')}>{t('You can’t bet until they’re back on.')}</Notice>
      )}
      <Columns>
        <Grid of={2}>
          <GameCard
            name={t('Bombs')}
            words={t('Find gems, and stop before you hit a bomb.')}
            picture={<BombsPicture />}
            maxMultiplier={times(bombs.data?.maxMultiplierOverride ?? BOMBS_MAX)}
            rules={bombs.data}
            to="/games/bombs"
          />
          <GameCard
            name={t('Crash')}
            words={t('The multiplier rises. Cash out before it crashes.')}
            picture={<CrashPicture />}
            maxMultiplier={times(crash.data?.maxMultiplier ?? 100)}
            rules={crash.data}
            to="/games/crash"
          />
          <GameCard name={t('Coin Flip')} words={t('Heads or tails.')} picture={<CoinPicture />} maxMultiplier="2.00x" />
          <GameCard name={t('Roulette')} words={t('One number out of thirty-seven.')} picture={<WheelPicture />} maxMultiplier="36.00x" />
        </Grid>
        <Stack>
          <LimitsCard />
          <GeneralRules bombs={bombs.data} crash={crash.data} />
        </Stack>
      </Columns>
      {error && (
        <div className={styles.away}>
          <ErrorCard
            as="h2"
            title={t('Games did not load')}
            onRetry={() => Promise.all([bombs.refetch(), crash.refetch()])}
            retrying={bombs.isFetching || crash.isFetching}
            requestId={requestIdOf(error)}
          >
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
    </Stack>
  );
}

function Balance() {
  const { profile } = useProfile();
  return (
    <CutCard className={styles.balance} aria-label={t('Your balance')}>
      <Money amount={profile?.balance ?? '0'} decimals={0} size={16} mark live />
    </CutCard>
  );
}
