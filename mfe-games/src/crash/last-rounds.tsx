import { Badge, Card, Skeleton, Text } from '@facet/ui';
import { useGetRoundsInfiniteQuery } from '../api/games-api.ts';
import { times } from '../table/bet.ts';
import { t } from '../texts.ts';
import styles from './crash.module.css';

const SHOWN = 8;

/**
 * What the member got out of their last rounds of Crash. Where they would have gone on to is no business of this list.
 */
export function LastRounds() {
  const { data, isError } = useGetRoundsInfiniteQuery('crash');
  const rounds = data?.pages.flatMap((page) => page.rounds).filter(({ outcome }) => outcome === 'won' || outcome === 'lost');
  if (isError || !rounds) return null;
  return (
    <Card aria-labelledby="last-rounds" className={styles.last}>
      <h2 id="last-rounds">{t('Your last rounds')}</h2>
      {!rounds && <Skeleton height={24} />}
      {rounds?.length === 0 && <Text tone="muted">{t('No rounds yet')}</Text>}
      {rounds && rounds.length > 0 && (
        <ul className={styles.rounds}>
          {rounds.slice(0, SHOWN).map(({ id, outcome, multiplier }) => (
            <li key={id}>
              <Badge tone={outcome === 'won' ? 'accent' : 'default'} className={styles.lastRound}>
                {outcome === 'won' ? times(multiplier ?? 1) : t('lost')}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
