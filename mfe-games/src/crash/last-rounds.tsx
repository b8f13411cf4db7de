import { Badge, Card, VisuallyHidden } from '@facet/ui';
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
      <ul className={styles.rounds}>
        {rounds.slice(0, SHOWN).map(({ id, outcome, crashPoint }) => (
          <li key={id}>
            <Badge tone={outcome === 'won' ? 'accent' : 'default'} icon={outcome === 'won' ? 'check' : undefined}>
              {times(crashPoint ?? 1)}
              {outcome === 'won' && <VisuallyHidden> {t('Won')}</VisuallyHidden>}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
