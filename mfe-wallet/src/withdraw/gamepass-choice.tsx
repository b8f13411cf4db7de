import { useMember } from '@facet/remote-kit';
import { Badge, Choice, ChoiceList, Money, Thumb } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { affordabilityOf } from './affordability.ts';
import styles from './wizard.module.css';

interface GamepassChoiceProps {
  list: readonly Gamepass[];
  limits: { balance: string; minimum: string };
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** The gamepasses of an experience; one above the balance cannot be chosen and says why. */
export function GamepassChoice({ list, limits, chosenId, onChoose }: GamepassChoiceProps) {
  const { username } = useMember();
  return (
    <ChoiceList legend="Gamepass" scrolls>
      {list.map(({ id, displayName, name, price }) => {
        const verdict = affordabilityOf(price, limits);
        const tooDear = verdict.status === 'tooDear';
        return (
          <Choice
            key={id}
            name="gamepass"
            value={id}
            title={displayName || name}
            detail={detailOf(verdict, limits.minimum, username)}
            disabled={tooDear}
            leading={<Thumb icon="ticket" />}
            trailing={
              <span className={styles.price}>
                <Money amount={price} decimals={0} size={16} mark={id === chosenId} />
                {tooDear && <Badge tone="outline">Insufficient balance</Badge>}
              </span>
            }
            checked={id === chosenId}
            onChoose={onChoose}
          />
        );
      })}
    </ChoiceList>
  );
}

function detailOf(verdict: ReturnType<typeof affordabilityOf>, minimum: string, username: string): string {
  switch (verdict.status) {
    case 'tooDear':
      return verdict.message;
    case 'tooSmall':
      return `Below the minimum of ${minimum} Robux`;
    case 'affordable':
      return `Sold by ${username}`;
    default:
      return verdict satisfies never;
  }
}
