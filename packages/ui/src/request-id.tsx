import { useState } from 'react';
import { Button } from './button.tsx';
import { Text } from './text/text.tsx';
import { t } from './texts.ts';
import styles from './request-id.module.css';

/** Short enough to be read out, long enough to be found. */
const SHOWN_DIGITS = 8;

export interface RequestIdProps {
  /** By it the failed call is found in the logs. */
  id: string;
}

/**
 * What support asks for: the beginning of a failed call's id. A press copies the whole; where the clipboard refuses,
 * the whole is shown.
 */
export function RequestId({ id }: RequestIdProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');

  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  if (outcome === 'refused')
    return (
      <Text tone="muted" size={12} mono className={styles.whole}>
        {id}
      </Text>
    );
  return (
    <Button
      variant="quiet"
      size="small"
      icon={outcome === 'copied' ? 'check' : 'copy'}
      className={styles.id}
      title={t('Copy the request id')}
      onClick={copy}
    >
      <span aria-live="polite">{outcome === 'copied' ? t('Copied') : t('Request {id}', { id: id.slice(0, SHOWN_DIGITS) })}</span>
    </Button>
  );
}
