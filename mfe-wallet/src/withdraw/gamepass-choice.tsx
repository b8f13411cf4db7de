import { Badge, Choice, formatAmount, Money, Thumb } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { affordabilityOf, insufficientBalance, robuxNeeded, type Limits } from './affordability.ts';
import { arrivesOf, usePlatformTerms } from './what-arrives.ts';
import styles from './wizard.module.css';

interface GamepassChoiceProps {
  gamepass: Gamepass;
  limits: Limits;
  checked: boolean;
  onChoose: (id: string) => void;
}

/** A gamepass, and what of it arrives; one that cannot be withdrawn now says why, and one above the balance cannot be chosen. */
export function GamepassChoice({ gamepass: { id, displayName, price }, limits, checked, onChoose }: GamepassChoiceProps) {
  const terms = usePlatformTerms();
  const affordability = affordabilityOf(price, limits);
  const tooDear = affordability === 'tooDear';
  const isPossible = affordability === 'affordable';
  const detail = {
    affordable: t('You receive {amount}', { amount: formatAmount(arrivesOf(price, terms), { decimals: 0 }) }),
    tooDear: t('Insufficient Balance: {reason}', { reason: insufficientBalance(price, limits.balance) }),
    tooSmall: t('Below the minimum of {minimum} Robux. Raise its price to use it.', { minimum: robuxNeeded(limits.minimum) }),
  }[affordability];
  return (
    <Choice
      name="gamepass"
      value={id}
      title={displayName}
      detail={detail}
      disabled={tooDear}
      leading={<Thumb icon="ticket" />}
      trailing={
        <>
          <Money amount={price} decimals={0} size={isPossible ? 16 : 14} mark={checked} className={styles.price} />
          {tooDear && (
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
