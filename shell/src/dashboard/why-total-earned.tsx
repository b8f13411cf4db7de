import { formatAmount, SumList } from '@facet/ui';
import { t } from '../texts.ts';
import { sharesOfEarnings } from './earnings.ts';
import { StatementAnswer } from './statement-answer.tsx';

/** Where all that was ever earned came from, as a sum. */
export function WhyTotalEarned({ totalEarned }: { totalEarned: string }) {
  return (
    <StatementAnswer>
      {(statement) => (
        <SumList
          lines={sharesOfEarnings(statement, totalEarned).map(({ label, amount }) => ({ label, value: withoutUnit(amount) }))}
          total={{ label: t('Total Earned'), value: withoutUnit(totalEarned) }}
        />
      )}
    </StatementAnswer>
  );
}

function withoutUnit(amount: string): string {
  return formatAmount(amount).replace('R$ ', '');
}
