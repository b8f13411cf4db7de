import { prefersReducedMotion, sumOf, toDecimal } from '@facet/ui';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNewTransactions, type BalanceEvent } from '@facet/remote-kit';
import { FLIGHT_MS, FlightContext, type Flight } from './credit-flight.tsx';
import { newsOf } from './credit-news.ts';
import { t } from '../texts.ts';
import { creditOrigin } from './credit-origin.ts';
import { takeTurn } from './take-turn.ts';
import { tick } from './tick.ts';

const SHOWN_MS = 5_000;

/** Money that has just arrived, or was taken back. */
export interface CreditMoment {
  /** Another number for each transaction in it. */
  id: number;
  /** Signed, two decimals: of all within the moment. */
  amount: string;
  /** What paid it; of several that one word does not name, that it is all of them. */
  label: string;
}

const MomentContext = createContext<CreditMoment | null>(null);

/** What the purse shows now; null: nothing but the balance. */
export const useCreditMoment = (): CreditMoment | null => useContext(MomentContext);

/**
 * Each credit that arrives live is shown for five seconds, in one tab of those in sight; what comes meanwhile is added
 * to it. Where it was earned in sight the sum flies to the purse first. Games show what they pay themselves.
 */
export function CreditMomentProvider({ children }: { children: ReactNode }) {
  const [moment, setMoment] = useState<CreditMoment | null>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const turn = useRef<Turn | null>(null);

  useNewTransactions((event) => {
    const label = newsOf(event);
    if (label === null || document.visibilityState === 'hidden') return;
    const from = moment || flight || event.delta.startsWith('-') || prefersReducedMotion() ? null : creditOrigin();
    // Before the new balance is shown: the purse waits for the sum.
    if (from) flushSync(() => setFlight({ amount: event.delta, from }));
    const own = (turn.current ??= beginTurn(from ? FLIGHT_MS : 0));
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
  useEffect(() => {
    if (!flight) return undefined;
    const timer = setTimeout(() => setFlight(null), FLIGHT_MS);
    return () => clearTimeout(timer);
  }, [flight]);
  useEffect(() => () => endTurn(turn), []);

  return (
    <FlightContext value={flight}>
      <MomentContext value={flight ? null : moment}>{children}</MomentContext>
    </FlightContext>
  );
}

interface Turn {
  granted: Promise<boolean>;
  end: () => void;
}

/** One tick, when the sum is there. */
function beginTurn(landsInMs: number): Turn {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const granted = takeTurn('credit-moment', ended);
  void granted.then((isGranted) => isGranted && setTimeout(tick, landsInMs));
  return { granted, end };
}

function endTurn(turn: RefObject<Turn | null>): void {
  turn.current?.end();
  turn.current = null;
}

function add(last: CreditMoment | null, { delta }: BalanceEvent, label: string): CreditMoment {
  const amount = toDecimal(sumOf([last?.amount ?? '0.00', delta]));
  return { id: (last?.id ?? 0) + 1, amount, label: last && last.label !== label ? t('in all') : label };
}
