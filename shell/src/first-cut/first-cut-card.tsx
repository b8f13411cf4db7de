import { useEffect, type ReactNode } from 'react';
import { late, messageOf, requestIdOf } from '@facet/remote-kit';
import { classes, ErrorCard, InPlaceOf, Skeleton, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import type { FirstSteps } from './first-cut-api.ts';
import styles from './first-cut.module.css';
import type { FirstStepsState } from './use-first-steps.ts';

/**
 * Only newcomers need it, so it comes in a file of its own; when that does not come, the dashboard is there without it.
 */
const FirstCut = late<{ steps: FirstSteps; children: ReactNode }>(
  () =>
    import('./first-cut.tsx').then(
      (module) => module.FirstCut,
      () =>
        ({ children }) =>
          children,
    ),
  <FirstCutSkeleton />,
);

interface FirstCutCardProps {
  state: Exclude<FirstStepsState, { kind: 'none' }>;
  /** Stands below, and is drawn with it: nobody knows before how tall it is. */
  children: ReactNode;
}

export function FirstCutCard({ state, children }: FirstCutCardProps) {
  useEffect(() => void FirstCut.expect(), []);
  if (state.kind === 'loading') return <FirstCutSkeleton />;
  if (state.kind === 'open') return <FirstCut steps={state.steps}>{children}</FirstCut>;
  const { error, isRetrying, retry } = state;
  return (
    <>
      <InPlaceOf skeleton={<FirstCutPlace />}>
        <ErrorCard as="h2" title={t('Your first steps did not load')} onRetry={retry} retrying={isRetrying} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      </InPlaceOf>
      {children}
    </>
  );
}

function FirstCutSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{t('Loading your first steps')}</VisuallyHidden>
      <FirstCutPlace />
    </div>
  );
}

function FirstCutPlace() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.picture}>
        <div className={classes(styles.stone, styles.stonePlace)}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={styles.text}>
        <div className={styles.headPlace}>
          <Skeleton width="50%" height="var(--line-20)" />
          <Skeleton width="80%" />
        </div>
        <ol className={styles.steps}>
          {Array.from({ length: 5 }, (_, place) => (
            <li key={place} className={styles.step}>
              <Skeleton width="1.75rem" height="1.75rem" />
              <div className={styles.wordsPlace}>
                <Skeleton width="60%" />
                <Skeleton width="90%" />
              </div>
              <div className={styles.action}>
                <Skeleton width={116} height={44} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
