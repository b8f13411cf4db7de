import { formatAmount, Stone } from '@facet/ui';
import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { centreOf, type Point } from './credit-origin.ts';
import styles from './moments.module.css';

export const FLIGHT_MS = 400;
const FRAMES = 12;

/** A sum on its way to the purse. */
export interface Flight {
  /** Two decimals, above zero. */
  amount: string;
  from: Point;
}

export const FlightContext = createContext<Flight | null>(null);

/** The balance as a purse shows it: what is on its way is not in it yet. */
export function useLanded(balance: string): string {
  const isFlying = useContext(FlightContext) !== null;
  const [landed, setLanded] = useState(balance);
  if (!isFlying && landed !== balance) setLanded(balance);
  return isFlying ? landed : balance;
}

/** One chip on one curve, from where it was earned to the purse that is in sight. */
export function CreditFlight() {
  const flight = useContext(FlightContext);
  return flight && <Chip {...flight} />;
}

function Chip({ amount, from }: Flight) {
  const chip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const stones = [...document.querySelectorAll('[data-purse] svg')];
    const to = stones.map(centreOf).find((place) => place !== null);
    if (to) chip.current?.animate(curve(from, to), { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'both' });
  }, [from]);
  return (
    <span ref={chip} className={styles.chip} aria-hidden="true">
      <Stone size={14} />
      {formatAmount(amount, { signed: true })}
    </span>
  );
}

/** Out to the side of what is further right, smaller on the way, gone when it is there. */
function curve(from: Point, to: Point): Keyframe[] {
  const over: Point = { x: Math.max(from.x, to.x) + 40, y: (from.y + to.y) / 2 - 20 };
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const done = frame / FRAMES;
    const at = (axis: 'x' | 'y') => (1 - done) ** 2 * from[axis] + 2 * (1 - done) * done * over[axis] + done ** 2 * to[axis];
    const place = `translate(${at('x')}px, ${at('y')}px) translate(-50%, -50%) scale(${1 - 0.45 * done})`;
    return { transform: place, opacity: frame < FRAMES ? 1 : 0 };
  });
}
