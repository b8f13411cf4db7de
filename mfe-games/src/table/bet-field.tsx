import { Button, Field, Input, toHundredths } from '@facet/ui';
import { parseBet, toDecimal } from './bet.ts';
import styles from './table.module.css';

export interface BetFieldProps {
  value: string;
  onChange: (value: string) => void;
  isLocked: boolean;
  balanceHundredths: bigint;
}

const LEAST = toHundredths('1.00') ?? 100n;

/** The bet in R$, with half and double. */
export function BetField({ value, onChange, isLocked, balanceHundredths }: BetFieldProps) {
  const bet = parseBet(value) ?? LEAST;
  const set = (hundredths: bigint) => onChange(toDecimal(hundredths < LEAST ? LEAST : hundredths));
  return (
    <Field label="Bet" hint={isLocked ? 'Locked during a game' : 'Minimum 1 R$'}>
      <div className={styles.bet}>
        <span aria-hidden="true">R$</span>
        <Input
          value={value}
          inputMode="decimal"
          autoComplete="off"
          disabled={isLocked}
          onChange={(event) => onChange(event.target.value)}
        />
        {!isLocked && (
          <>
            <Button size="small" onClick={() => set(bet / 2n)}>
              Half
            </Button>
            <Button size="small" onClick={() => set(bet * 2n > balanceHundredths ? balanceHundredths : bet * 2n)}>
              Double
            </Button>
          </>
        )}
      </div>
    </Field>
  );
}
