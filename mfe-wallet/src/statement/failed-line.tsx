import { Button, Text } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './failed-line.module.css';

interface FailedLineProps {
  title: string;
  isFetching: boolean;
  refetch: () => unknown;
}

/** In the place of a small part that did not load, and no higher than it: the card of the lines says why. */
export function FailedLine({ title, isFetching, refetch }: FailedLineProps) {
  return (
    <div className={styles.line} role="alert">
      <Text as="strong">{title}</Text>
      <Button icon="rotate-cw" busy={isFetching} onClick={() => void refetch()}>
        {t('Retry')}
      </Button>
    </div>
  );
}
