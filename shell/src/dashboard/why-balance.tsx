import { SumList } from '@facet/ui';
import { balanceReasons } from './balance-reasons.tsx';
import { FiguresAnswer } from './figures-answer.tsx';
import { useReserved } from './use-reserved.ts';

/** What the balance is made of. */
export function WhyBalance() {
  const reserved = useReserved();
  return <FiguresAnswer>{({ balance }) => <SumList {...balanceReasons(balance, reserved.amount ?? '0.00')} />}</FiguresAnswer>;
}
