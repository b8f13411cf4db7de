import { numberFormat } from '@facet/remote-kit';
import { Progress } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './cells.module.css';

const whole = numberFormat();

export interface UsageProps {
  /** For screen readers: "Uses of AUTUMN50". */
  label: string;
  used: number;
  /** null: no limit. */
  most: number | null;
}

/** How much of a limit is used: a bar and "812 of 1,000". */
export function Usage({ label, used, most }: UsageProps) {
  return (
    <span className={styles.usage}>
      {most === null ? (
        <span className={styles.endless} />
      ) : (
        <Progress label={label} value={used} max={most} thin tint={used >= most ? 'var(--text-muted)' : undefined} />
      )}
      <span>
        {whole(used)}
        <span className={styles.quiet}> {most === null ? t('no limit') : t('of {most}', { most: whole(most) })}</span>
      </span>
    </span>
  );
}
