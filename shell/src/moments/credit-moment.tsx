import { sumOf, toDecimal } from '@facet/ui';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useNewTransactions, type BalanceEvent } from '@facet/remote-kit';
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
 * Each credit that arrives live is shown for five seconds, in one tab of those in sight; what comes meanwhile is added
 * to it. Games show what they pay themselves.
 */
export function CreditMomentProvider({ children }: { children: ReactNode }) {
  const [moment, setMoment] = useState<CreditMoment | null>(null);
  const turn = useRef<Turn | null>(null);

  useNewTransactions((event) => {
    const label = newsOf(event);
    if (label === null || document.visibilityState === 'hidden') return;
    const own = (turn.current ??= beginTurn());
    void own.granted.then((isGranted) => {
      if (isGranted) setMoment((last) => add(last, event, label));
      else if (turn.current === own) turn.current = null;
    });
  });

  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(() => {
      setMoment(null);
      endTurn(turn);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  useEffect(() => () => endTurn(turn), []);

  return <MomentContext value={moment}>{children}</MomentContext>;
}

interface Turn {
  granted: Promise<boolean>;
  end: () => void;
}

function beginTurn(): Turn {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const granted = takeTurn('credit-moment', ended);
  void granted.then((isGranted) => isGranted && tick());
  return { granted, end };
}

function endTurn(turn: RefObject<Turn | null>): void {
  turn.current?.end();
  turn.current = null;
}

function add(last: CreditMoment | null, { delta }: BalanceEvent, label: string): CreditMoment {
  return { id: (last?.id ?? 0) + 1, amount: toDecimal(sumOf([last?.amount ?? '0.00', delta])), label };
}
