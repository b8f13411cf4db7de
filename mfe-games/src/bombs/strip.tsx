import { classes, Skeleton, VisuallyHidden } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { percent, times } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { t } from '../texts.ts';
import styles from './bombs.module.css';

const SHOWN = 5;
/** Steps that stay in sight behind the one that is reached, itself among them. */
const BEHIND = 2;

export interface StripProps {
  rules: BombsRules | undefined;
  bombCount: number;
  /** Gems that are open. */
  opened: number;
  /** There is a next one: the round runs or has not begun. */
  goesOn: boolean;
}

/** What the gems are worth and how likely a round gets that far: five of them, which move along with the round. */
export function Strip({ rules, bombCount, opened, goesOn }: StripProps) {
  if (!rules) return <Skeleton height={54} radius={8} />;
  const multipliers = rules.multipliers[bombCount] ?? [];
  const from = Math.max(0, Math.min(opened - BEHIND, multipliers.length - SHOWN));
  return (
    <ol className={styles.strip} aria-label={t('Multipliers')}>
      {multipliers.slice(from, from + SHOWN).map((multiplier, index) => {
        const gems = from + index + 1;
        const isNext = goesOn && gems === opened + 1;
        return (
          <li
            key={gems}
            className={classes(gems < opened && styles.past, gems === opened && styles.now, isNext && styles.nextStep)}
            aria-current={gems === opened ? 'step' : undefined}
          >
            <VisuallyHidden>{t('{count, plural, one {# gem} other {# gems}}', { count: gems })} </VisuallyHidden>
            <b>{times(multiplier)}</b>
            <span>{percent(chanceOf(multiplier, rules.rtp))}</span>
          </li>
        );
      })}
    </ol>
  );
}
