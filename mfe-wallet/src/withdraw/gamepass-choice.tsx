import { Badge, Choice, formatAmount, Money, Thumb } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { explainObstacle, obstacleOf, type Limits } from './obstacle-of.ts';
import { arrivesOf, usePlatformTerms } from './what-arrives.ts';
import styles from './wizard.module.css';

interface GamepassChoiceProps {
  gamepass: Gamepass;
  limits: Limits;
  checked: boolean;
  onChoose: (id: string) => void;
}

/**
 * A gamepass, and what of it arrives; one that cannot be withdrawn now says why. Only a price below the minimum can be
 * chosen still: the step says more.
 */
export function GamepassChoice({ gamepass, limits, checked, onChoose }: GamepassChoiceProps) {
  const terms = usePlatformTerms();
  const { id, displayName, price } = gamepass;
  const obstacle = obstacleOf(gamepass, limits);
  return (
    <Choice
      name="gamepass"
      value={id}
      title={displayName}
      detail={
        obstacle === null
          ? t('You receive {amount}', { amount: formatAmount(arrivesOf(price, terms), { decimals: 0 }) })
          : explainObstacle(obstacle, gamepass, limits)
      }
      disabled={obstacle !== null && obstacle !== 'tooSmall'}
      leading={<Thumb drawn={displayName} />}
      trailing={
        <>
          <Money amount={price} decimals={0} size={obstacle === null ? 16 : 14} mark={checked} className={styles.price} />
          {obstacle === 'tooDear' && (
            <span className={styles.label}>
              <Badge tone="outline">{t('Insufficient balance')}</Badge>
            </span>
          )}
        </>
      }
      checked={checked}
      onChoose={onChoose}
    />
  );
}
