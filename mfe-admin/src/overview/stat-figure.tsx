import type { ReactNode } from 'react';
import { numberFormat, type Failure } from '@facet/remote-kit';
import { Button, RequestId, Skeleton, WhyFigure } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './stat-cards.module.css';

const whole = numberFormat();

export interface StatFigureProps {
  label: string;
  /** Undefined while it comes, null where nobody could say. */
  value: number | null | undefined;
  /** Why none of the figures came. */
  failure?: Failure | undefined;
  onRetry: () => unknown;
  /** What is counted. */
  why: string;
  aside?: ReactNode;
  children?: ReactNode;
}

/** One figure, what it counts, and a line about it. */
export function StatFigure({ label, value, failure, onRetry, why, aside, children }: StatFigureProps) {
  return (
    <div className={styles.stat}>
      <div className={styles.head}>
        <WhyFigure question={label} answer={<p>{why}</p>}>
          {label}
        </WhyFigure>
        {aside}
      </div>
      <div className={styles.value}>{valueOf(value, failure)}</div>
      {(failure !== undefined || value === null) && (
        <Button size="small" variant="quiet" icon="rotate-cw" title={failure?.description} onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
      {failure?.requestId ? (
        <div className={styles.request}>
          <RequestId id={failure.requestId} />
        </div>
      ) : (
        <p className={styles.about}>{children}</p>
      )}
    </div>
  );
}

function valueOf(value: number | null | undefined, failure: Failure | undefined): ReactNode {
  if (value === null || failure !== undefined)
    return <span title={failure?.description ?? t('The service that knows it did not answer')}>{t('not known')}</span>;
  return value === undefined ? <Skeleton width={72} height={20} /> : whole(value);
}
