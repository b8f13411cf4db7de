import type { ReactNode } from 'react';
import { failureOf, messageOf, requestIdOf } from '@facet/remote-kit';
import {
  Avatar,
  Badge,
  Card,
  CardHead,
  classes,
  ErrorCard,
  formatAmount,
  SkeletonRows,
  Switch,
  Text,
  useNow,
  useToast,
  VisuallyHidden,
} from '@facet/ui';
import { useGetLeaderboardQuery, useSetFullNameMutation, type Leaderboard as Board } from '../api/social-api.ts';
import { t } from '../texts.ts';
import { timeRemaining } from '../time/time-remaining.ts';
import styles from './leaderboard.module.css';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** The week's best, by earnings and by referrals; names are shortened unless their owner shows them. */
export function Leaderboard() {
  const { data, error, isFetching, refetch } = useGetLeaderboardQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <Boards board={data} />;
  return (
    <Card flush aria-labelledby="earned">
      <CardHead id="earned" title={t('Top earners')} />
      {error ? (
        <div className={styles.inset}>
          <ErrorCard title={t('The leaderboard did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </div>
      ) : (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading the leaderboard')}</VisuallyHidden>
          <SkeletonRows />
        </div>
      )}
    </Card>
  );
}

function Boards({ board: { week, earned, referred, fullName } }: { board: Board }) {
  const nowMs = useNow(true, MINUTE_MS);
  const left = timeRemaining(new Date(Date.parse(week) + WEEK_MS).toISOString(), nowMs);
  return (
    <>
      <Places
        id="earned"
        title={t('Top earners')}
        note={left === null ? t('This week') : t('This week, {left} left', { left })}
        lines={earned.map(({ amount, ...place }) => ({ ...place, value: formatAmount(amount) }))}
        empty={t('Be the first to earn this week and take the lead.')}
      >
        <FullName isShown={fullName} />
      </Places>
      <Places
        id="referred"
        title={t('Top referrers')}
        note={t('Friends this week')}
        lines={referred.map(({ count, ...place }) => ({ ...place, value: String(count) }))}
        empty={t('Be the first to bring a friend this week.')}
      />
    </>
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

interface PlacesProps {
  id: string;
  title: string;
  note: string;
  lines: readonly Line[];
  /** What is said while nobody has a place. */
  empty: string;
  children?: ReactNode;
}

function Places({ id, title, note, lines, empty, children }: PlacesProps) {
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title={title}>
        <Text tone="muted" size={12} figures>
          {note}
        </Text>
      </CardHead>
      {lines.length === 0 && (
        <Text as="p" tone="muted" className={styles.inset}>
          {empty}
        </Text>
      )}
      <ol className={styles.places}>
        {lines.map(({ place, username, isYou, value }, index) => (
          <li key={index} className={classes(styles.place, isYou && styles.you)}>
            <Text tone="muted" figures className={classes(styles.medal, medals[place - 1])}>
              {place}
            </Text>
            <Avatar name={username} size="small" />
            <Text tone="strong" className={styles.name}>
              {username} {isYou && <Badge tone="accent">{t('You')}</Badge>}
            </Text>
            <Text tone="strong" figures>
              {value}
            </Text>
          </li>
        ))}
      </ol>
      {children}
    </Card>
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
