import { useEffect, useState } from 'react';
import { Text } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './login-screen.module.css';

const SHOWN_AFTER_MS = 1_000;

/** That a sign-in goes on although it takes longer than one expects: in a rush it waits for its turn. */
export function StillWorking({ busy }: { busy: boolean }) {
  const isLong = useLasting(busy);
  return (
    <output className={styles.stillWorking}>
      {isLong && (
        <Text tone="muted" size={12}>
          {t('Still signing you in. One moment, please.')}
        </Text>
      )}
    </output>
  );
}

function useLasting(busy: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  return isLong;
}
