import { SumList } from '@facet/ui';
import { balanceReasons } from './balance-reasons.ts';
import { StatementAnswer } from './statement-answer.tsx';
import { useReserved } from './use-reserved.ts';

/** What the balance is made of. */
export function WhyBalance() {
  const reserved = useReserved();
  return <StatementAnswer>{(statement) => <SumList {...balanceReasons(statement, reserved.amount ?? '0.00')} />}</StatementAnswer>;
}
