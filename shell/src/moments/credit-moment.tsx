import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNewTransactions, type BalanceEvent } from '@facet/remote-kit';
import { sumOf, toDecimal } from '../dashboard/decimal.ts';
import { newsOf } from './credit-news.ts';
import { takeTurn } from './take-turn.ts';
import { tick } from './tick.ts';

const SHOWN_MS = 5_000;

/** Money that has just arrived, or was taken back. */
export interface CreditMoment {
  /** Another number for each transaction in it. */
  id: number;
  /** Signed, two decimals: of all within the moment. */
  amount: string;
  /** What paid last. */
  label: string;
}

const MomentContext = createContext<CreditMoment | null>(null);

/** What the purse shows now; null: nothing but the balance. */
export const useCreditMoment = (): CreditMoment | null => useContext(MomentContext);

/**
 * Each credit that arrives live is shown for five seconds, in one tab of those in sight; what comes meanwhile is added to it. Games show what they
 * pay themselves.
 */
export function CreditMomentProvider({ children }: { children: ReactNode }) {
  const [moment, setMoment] = useState<CreditMoment | null>(null);
  const turn = useRef<PromiseWithResolvers<void> | null>(null);

  useNewTransactions(async (event) => {
    const label = newsOf(event);
    if (label === null || document.visibilityState === 'hidden') return;
    if (!turn.current) {
      const own = Promise.withResolvers<void>();
      turn.current = own;
      if (!(await takeTurn('credit-moment', own.promise))) {
        turn.current = null;
        return;
      }
      tick();
    }
    setMoment((last) => add(last, event, label));
  });

  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(() => {
      setMoment(null);
      turn.current?.resolve();
      turn.current = null;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  useEffect(() => () => turn.current?.resolve(), []);

  return <MomentContext value={moment}>{children}</MomentContext>;
}

function add(last: CreditMoment | null, { delta }: BalanceEvent, label: string): CreditMoment {
  return { id: (last?.id ?? 0) + 1, amount: toDecimal(sumOf([last?.amount ?? '0.00', delta])), label };
}
