import { Badge, Card } from '@facet/ui';
import { useGetRoundsInfiniteQuery } from '../api/games-api.ts';
import { times } from '../table/bet.ts';
import { t } from '../texts.ts';
import styles from './crash.module.css';

const SHOWN = 8;

/** Where the member's last rounds of Crash ended. */
export function LastRounds() {
  const { data } = useGetRoundsInfiniteQuery();
  const rounds = data?.pages.flatMap((page) => page.rounds).filter((round) => round.game === 'crash' && round.crashPoint !== null) ?? [];
  if (rounds.length === 0) return null;
  return (
    <Card aria-labelledby="last-rounds" className={styles.last}>
      <h2 id="last-rounds">{t('Your last rounds')}</h2>
      {rounds.slice(0, SHOWN).map((round) => (
        <Badge key={round.id} tone={round.outcome === 'won' ? 'accent' : 'default'}>
          {times(round.crashPoint ?? 1)}
        </Badge>
      ))}
    </Card>
  );
}
