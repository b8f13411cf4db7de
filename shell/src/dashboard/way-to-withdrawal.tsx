import { formatAmount, Progress, Split, Text } from '@facet/ui';
import { t } from '../texts.ts';
import { toDecimal } from './decimal.ts';
import styles from './balance-card.module.css';
import { useWithdrawable } from './use-withdrawable.ts';

/** What is missing until a withdrawal is possible; nothing once it is. */
export function WayToWithdrawal() {
  const { balance, minimum, isEnough } = useWithdrawable();
  if (isEnough) return null;
  const missing = formatAmount(toDecimal(minimum - balance));
  return (
    <div className={styles.way}>
      <Split>
        <Text tone="strong">{t('{missing} until you can withdraw', { missing })}</Text>
        <Text tone="muted" size={12} figures>
          {t('{have} of {needed}', { have: String(balance / 100n), needed: String((minimum + 99n) / 100n) })}
        </Text>
      </Split>
      <Progress label={t('Way to a withdrawal')} value={Number(balance)} max={Number(minimum)} thin />
    </div>
  );
}
