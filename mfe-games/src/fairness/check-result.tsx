import { Notice, Text } from '@facet/ui';
import { t } from '../texts.ts';
import type { CheckStep } from './check-round.ts';
import styles from './fairness.module.css';

/** Every claim with what this browser found. */
export function CheckResult({ steps }: { steps: readonly CheckStep[] }) {
  const holds = steps.every((step) => step.holds);
  return (
    <div aria-live="polite">
      <Notice tone={holds ? 'accent' : 'danger'} title={holds ? t('This round matches its seal') : t('This round doesn’t match its seal')}>
        {holds ? t('It was dealt exactly as sealed before your bet.') : t('Export it and tell our team.')}
      </Notice>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.claim}>
            <Text tone={step.holds ? 'accent' : 'danger'}>{step.holds ? t('Passed') : t('Failed')}</Text> {step.claim}
            <Text as="div" tone="muted" size={12} mono className={styles.detail}>
              {step.detail}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
