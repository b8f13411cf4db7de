import { Link } from 'react-router-dom';
import { formatAmount, formatFigure, SumList, Text } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import type { Reserved } from './use-reserved.ts';

/** Which withdrawals hold it, each with its receipt: it has left the balance, and comes back when one is not bought. */
export function WhyReserved({ amount, open }: { amount: string } & Pick<Reserved, 'open'>) {
  const hasReceipts = useIsDeclared('/withdraw/receipt');
  if (open.length === 0) return <Text tone="muted">{t('No withdrawal is on its way.')}</Text>;
  return (
    <SumList
      lines={open.map(({ id, gamepassName, amount: price }) => ({
        label: hasReceipts ? <Link to={`/withdraw/receipt/${id}`}>{gamepassName}</Link> : gamepassName,
        value: formatFigure(price),
      }))}
      total={{ label: t('Reserved'), value: formatAmount(amount) }}
    />
  );
}
