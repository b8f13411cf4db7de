import { Link, sentenceText } from '@facet/remote-kit';
import { Button, formatAmount, hundredthsOf, Stack, SumList, Text, toDecimal } from '@facet/ui';
import type { Transaction } from '../api/wallet-api.ts';
import { formatExactTime } from '../format-time.ts';
import { explainWithdrawal } from '../history/explain-withdrawal.ts';
import { useWithdrawalOf } from '../history/use-withdrawal-of.ts';
import { t } from '../texts.ts';
import { accountLabel, originPage, sourceLabel } from './transaction-origin.ts';
import styles from './statement.module.css';

/**
 * What the wallet knows of a transaction: what it is, from where, under which key, when, and what it made of the
 * balance.
 */
export function WhyTransaction({ transaction }: { transaction: Transaction }) {
  const { id, line, reason, amount, account, source, reference, createdAt, balanceAfter, debtAfter } = transaction;
  const page = originPage(transaction);
  const withdrawal = useWithdrawalOf(transaction);
  const isOutgoing = amount.startsWith('-');
  return (
    <Stack gap={3} className={styles.why}>
      <h4>{t('Why {amount}?', { amount: formatAmount(amount, { signed: true }) })}</h4>
      <SumList
        variant="ruled"
        lines={[
          { label: t('Reason'), value: sentenceText(line, reason) },
          { label: isOutgoing ? t('To') : t('From'), value: line?.values['provider'] ?? accountLabel(account) },
          { label: t('Recorded by'), value: sourceLabel(source) },
          { label: t('Time'), value: <time dateTime={createdAt}>{formatExactTime(createdAt)}</time> },
          { label: t('Balance before'), value: formatAmount(toDecimal(hundredthsOf(balanceAfter) - hundredthsOf(amount))) },
          { label: t('Amount'), value: formatAmount(amount, { signed: true }), gain: !isOutgoing },
          { label: t('Balance after'), value: formatAmount(balanceAfter) },
          ...(withdrawal ? [{ label: t('Withdrawal status'), value: explainWithdrawal(withdrawal) }] : []),
          ...(hundredthsOf(debtAfter) > 0n ? [{ label: t('Debt after'), value: formatAmount(debtAfter) }] : []),
        ]}
      />
      <Text as="p" tone="muted" size={12} className={styles.reference}>
        {t('Reference')} <Text mono>{reference}</Text>
      </Text>
      {page && (
        <Button asChild wide size="small">
          <Link to={page.path}>{page.label}</Link>
        </Button>
      )}
      <Button asChild wide size="small" variant="quiet">
        <Link to={`/help/new?about=transaction:${id}`}>{t('Something wrong?')}</Link>
      </Button>
    </Stack>
  );
}
