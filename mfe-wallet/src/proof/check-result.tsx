import { msg } from '@facet/remote-kit';
import { Icon, Notice, Stack, Text, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import type { Step } from './check-proof.ts';
import styles from './proof.module.css';

const LOOKS = {
  ok: { icon: 'circle-check', tone: 'accent', word: msg('Passed') },
  failed: { icon: 'circle-alert', tone: 'danger', word: msg('Failed') },
  unknown: { icon: 'triangle-alert', tone: 'warning', word: msg('Unknown') },
} as const;

/** Each step of a check, and what they come to. */
export function CheckResult({ steps }: { steps: readonly Step[] }) {
  return (
    <Stack gap={4}>
      <Verdict steps={steps} />
      <ol className={styles.steps} aria-label={t('Steps of the check')}>
        {steps.map(({ outcome, finding }) => (
          <li key={finding} className={styles.step}>
            <Text tone={LOOKS[outcome].tone}>
              <Icon name={LOOKS[outcome].icon} size="small" />
              <VisuallyHidden>{t(LOOKS[outcome].word)}: </VisuallyHidden>
            </Text>
            <Text tone={outcome === 'ok' ? undefined : 'strong'} className={styles.finding}>
              {finding}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Verdict({ steps }: { steps: readonly Step[] }) {
  if (steps.some(({ outcome }) => outcome === 'failed'))
    return (
      <Notice tone="danger" title={t('This file did not pass')}>
        {t('Download a new one and check again. If that fails too, show the file to our team.')}
      </Notice>
    );
  if (steps.some(({ outcome }) => outcome === 'unknown'))
    return (
      <Notice tone="warning" title={t('Not everything could be checked')}>
        {t('Everything that could be checked is correct.')}
      </Notice>
    );
  return (
    <Notice tone="accent" title={t('Your statement is proven')}>
      {t('This browser computed every step itself.')}
    </Notice>
  );
}
