import { addUp, heightOf, negated } from '@facet/console-kit';
import { t } from '../../texts.ts';
import type { MemberFigures } from '../members-api.ts';

export interface Flow {
  label: string;
  /** R$, two decimals, above zero. */
  amount: string;
  /** It left the balance and may come back. */
  waits?: boolean;
}

export interface InAndOut {
  cameIn: Flow[];
  wentOut: Flow[];
  totalIn: string;
  totalOut: string;
  /** What came in less what went out. */
  balance: string;
}

/**
 * What the member's balance is made of, in two columns; what is below zero went out, wherever it came from. Nothing is
 * where nothing moved.
 */
export function inAndOut({ earned, balance }: MemberFigures, held: string): InAndOut {
  // What is held now was not, perhaps, when the figures were read.
  const waiting = addUp([balance.withdrawn, held]).startsWith('-') || addUp([balance.withdrawn, held]) === '0.00' ? held : '0.00';
  const lines: [label: string, amount: string, waits?: boolean][] = [
    [t('Walls'), earned.walls],
    [t('Social tasks'), earned.tasks],
    [t('Promo codes'), earned.codes],
    [t('Rewards'), earned.rewards],
    [t('Referral shares'), earned.referralShares],
    [t('Referral bonuses'), earned.referralBonuses],
    [t('Event prizes'), earned.prizes],
    // What was earned while there was a debt paid that first.
    [t('Debts'), addUp([balance.earned, negated(earned.total)])],
    [t('Welcome bonus'), balance.welcome],
    [t('Game payouts'), balance.gameWins],
    [t('Bets'), balance.bets],
    [t('Event entries'), balance.eventEntries],
    [t('Adjustments'), balance.adjustments],
    [t('Withdrawn'), addUp([balance.withdrawn, waiting])],
    [t('Held'), negated(waiting), true],
    [t('Other'), balance.other],
  ];
  const moved = lines
    .map(([label, amount, waits = false]) => ({ label, amount: addUp([amount]), waits }))
    .filter(({ amount }) => amount !== '0.00');
  const cameIn = largestFirst(moved.filter(({ amount }) => !amount.startsWith('-')));
  const wentOut = largestFirst(
    moved.filter(({ amount }) => amount.startsWith('-')).map((flow) => ({ ...flow, amount: negated(flow.amount) })),
  );
  const sum = (flows: Flow[]) => addUp(flows.map(({ amount }) => amount));
  return { cameIn, wentOut, totalIn: sum(cameIn), totalOut: sum(wentOut), balance: addUp(moved.map(({ amount }) => amount)) };
}

const largestFirst = (flows: Flow[]) => flows.toSorted((one, other) => heightOf(other.amount) - heightOf(one.amount));
