import { Notice } from '@facet/ui';
import { FormDialog, useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useCloseMonthMutation, useReadMonthQuery, type OpenMonth } from './money-api.ts';
import { monthLabel, refusalLabel } from './month-label.ts';
import { MonthSums } from './month-sums.tsx';

/** The sums of an open month, and closing it. Pressed twice, or by two operators, it is closed once. */
export function CloseMonthDialog({ open: { month, refusal }, onClose }: { open: OpenMonth; onClose: () => void }) {
  const act = useAct();
  const [close] = useCloseMonthMutation();
  const { isSuccess } = useReadMonthQuery(month);
  const name = monthLabel(month);

  const submit = () =>
    act(close(month), t('Failed to close {month}', { month: name }), ({ closedBy: operator }) => ({
      title: t('{month} is closed', { month: name }),
      description: t('By {operator}. It no longer changes.', { operator }),
    }));

  return (
    <FormDialog
      wide
      title={t('Close {month}', { month: name })}
      description={t('A closed month never changes. Later corrections are transfers of a later month.')}
      confirm={t('Close the month')}
      disabled={refusal !== null || !isSuccess}
      check={() => 0}
      submit={submit}
      onClose={onClose}
    >
      {refusal && (
        <Notice tone="info" title={t('It cannot be closed yet')}>
          {refusalLabel(refusal)}
        </Notice>
      )}
      <MonthSums month={month} />
    </FormDialog>
  );
}
