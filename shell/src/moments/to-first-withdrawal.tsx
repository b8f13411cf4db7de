import { Progress, Split, Text } from '@facet/ui';
import { shortAmount } from '../dashboard/short-amount.ts';
import { useWithdrawable } from '../dashboard/use-withdrawable.ts';
import { t } from '../texts.ts';
import styles from './moments.module.css';

/** How far the first withdrawal is; nothing once it is there. */
export function ToFirstWithdrawal() {
  const { balance, minimum, isEnough } = useWithdrawable();
  if (isEnough) return null;
  const missing = shortAmount(minimum - balance);
  return (
    <div className={styles.bar}>
      <Split>
        <Text tone="strong">{t('{missing} to your first withdrawal', { missing })}</Text>
        <Text tone="muted" size={12} figures>
          {t('{have} of {needed}', { have: String(balance / 100n), needed: String((minimum + 99n) / 100n) })}
        </Text>
      </Split>
      <Progress label={t('Progress to a withdrawal')} value={Number(balance)} max={Number(minimum)} />
    </div>
  );
}
