import { useMember } from '@facet/remote-kit';
import { Badge, Choice, Money, Thumb } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { affordabilityOf, insufficientBalance, robuxNeeded, type Limits } from './affordability.ts';
import styles from './wizard.module.css';

interface GamepassChoiceProps {
  gamepass: Gamepass;
  limits: Limits;
  checked: boolean;
  onChoose: (id: string) => void;
}

/** A gamepass; one above the balance cannot be chosen and says why. */
export function GamepassChoice({ gamepass: { id, displayName, price }, limits, checked, onChoose }: GamepassChoiceProps) {
  const { username } = useMember();
  const affordability = affordabilityOf(price, limits);
  const tooDear = affordability === 'tooDear';
  const detail = {
    affordable: t('Sold by {username}', { username }),
    tooDear: t('Insufficient Balance: {reason}', { reason: insufficientBalance(price, limits.balance) }),
    tooSmall: t('Below the minimum of {minimum} Robux', { minimum: robuxNeeded(limits.minimum) }),
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
          <Money amount={price} decimals={0} size={tooDear ? 14 : 16} mark={checked} className={styles.price} />
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
