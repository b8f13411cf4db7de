import { formatAmount, Glyph, Icon, Money, Text, VisuallyHidden, type GlyphTone, type IconName } from '@facet/ui';
import { useId, type ReactNode } from 'react';
import { t } from '../texts.ts';
import styles from './entry.module.css';

interface EntryProps {
  /** Without one it stands within another. */
  icon?: IconName | undefined;
  tone?: GlyphTone | undefined;
  title: string;
  detail: ReactNode;
  /** Signed. */
  amount: string;
  when: ReactNode;
  /** Told where there is room for it. */
  balanceAfter?: string | undefined;
  /** It opens to why it is, not to more entries. */
  asksWhy?: boolean | undefined;
  open: boolean;
  onToggle: () => void;
  /** What it opens to; drawn while it is open. */
  children: () => ReactNode;
}

/** A line of the statement that opens in place. */
export function Entry({ icon, tone, title, detail, amount, when, balanceAfter, asksWhy, open, onToggle, children }: EntryProps) {
  const answerId = useId();
  return (
    <li className={icon ? styles.entry : styles.inner}>
      <button type="button" className={styles.line} aria-expanded={open} aria-controls={open ? answerId : undefined} onClick={onToggle}>
        {icon && <Glyph icon={icon} tone={tone} />}
        <span className={styles.words}>
          <Text tone="strong">{title}</Text>{' '}
          <Text tone="muted" className={styles.detail}>
            {detail}
          </Text>
        </span>{' '}
        <span className={styles.figures}>
          <span>
            <Money amount={amount} signed /> {asksWhy && <VisuallyHidden>{t('Why?')}</VisuallyHidden>}
          </span>{' '}
          <Text tone="muted" size={12} figures>
            {when}
            {balanceAfter !== undefined && (
              <span className={styles.balance}> · {t('Balance {amount}', { amount: formatAmount(balanceAfter) })}</span>
            )}
          </Text>
        </span>
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </button>
      {open && (
        <div id={answerId} className={styles.answer}>
          {children()}
        </div>
      )}
    </li>
  );
}
