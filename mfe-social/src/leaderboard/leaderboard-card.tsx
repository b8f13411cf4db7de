import { failureOf, messageOf, requestIdOf } from '@facet/remote-kit';
import {
  Avatar,
  Badge,
  Card,
  CardHead,
  classes,
  EmptyState,
  ErrorCard,
  formatAmount,
  SkeletonRows,
  Switch,
  Text,
  useToast,
  VisuallyHidden,
} from '@facet/ui';
import { useGetLeaderboardQuery, useSetFullNameMutation, type Leaderboard } from '../api/social-api.ts';
import { t } from '../texts.ts';
import styles from './leaderboard.module.css';

/** The week's best, by earnings and by referrals; names are shortened unless their owner shows them. */
export function LeaderboardCard() {
  const { data, error, isFetching, refetch } = useGetLeaderboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-labelledby="leaderboard">
      <CardHead id="leaderboard" title={t('This week’s leaderboard')}>
        <Text tone="muted" size={12}>
          {t('Monday to Sunday, UTC')}
        </Text>
      </CardHead>
      {!data && error && (
        <ErrorCard title={t('The leaderboard did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {!data && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading the leaderboard')}</VisuallyHidden>
          <SkeletonRows />
        </div>
      )}
      {data && <Boards board={data} />}
      {data && <FullName isShown={data.fullName} />}
    </Card>
  );
}

function Boards({ board: { earned, referred } }: { board: Leaderboard }) {
  if (earned.length === 0 && referred.length === 0)
    return <EmptyState title={t('No one yet')}>{t('Be the first to earn this week and take the lead.')}</EmptyState>;
  return (
    <div className={styles.boards}>
      <Places title={t('Top earners')} lines={earned.map(({ amount, ...place }) => ({ ...place, value: formatAmount(amount) }))} />
      <Places title={t('Top referrers')} lines={referred.map(({ count, ...place }) => ({ ...place, value: String(count) }))} />
    </div>
  );
}

interface Line {
  place: number;
  username: string;
  isYou: boolean;
  value: string;
}

/** Of the first three. */
const medals = [styles.gold, styles.silver, styles.bronze];

function Places({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {lines.length === 0 && (
        <Text as="p" tone="muted">
          {t('No one yet')}
        </Text>
      )}
      <ol className={styles.places}>
        {lines.map(({ place, username, isYou, value }, index) => (
          <li key={index} className={classes(styles.place, isYou && styles.you)}>
            <Text tone="muted" figures className={classes(styles.medal, medals[place - 1])}>
              {place}
            </Text>
            <Avatar name={username} size="small" />
            <span className={styles.name}>
              {username} {isYou && <Badge tone="accent">{t('You')}</Badge>}
            </span>
            <Text tone="strong" figures>
              {value}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FullName({ isShown }: { isShown: boolean }) {
  const toast = useToast();
  const [set, { isLoading }] = useSetFullNameMutation();
  const change = async (fullName: boolean) => {
    const { error } = await set({ fullName });
    if (error) toast({ tone: 'danger', title: t('Failed to change'), ...failureOf(error) });
  };
  return (
    <div className={styles.visibility}>
      <Switch
        label={t('Show others my full name, here and in events')}
        checked={isShown}
        disabled={isLoading}
        className={styles.choice}
        onChange={(event) => void change(event.target.checked)}
      />
    </div>
  );
}
