import { useLocation, useMatches } from 'react-router-dom';
import { Grid, Skeleton, SkeletonCard, Stack, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { useNavigationEntries } from './navigation-entries.ts';
import styles from './pending-page.module.css';
import { titleOfPage } from './use-arrival.ts';

/**
 * The place of a page whose code is on its way, below its name as far as that is known; the heading itself is the
 * page's.
 */
export function PendingPage() {
  const { pathname } = useLocation();
  const entries = useNavigationEntries();
  const title = titleOfPage(useMatches()) ?? entries.find(({ path }) => path === pathname)?.label;
  return (
    <Stack gap={6} aria-busy="true">
      <VisuallyHidden as="output">{t('Loading the page')}</VisuallyHidden>
      <Stack gap={1}>
        {title ? (
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
        ) : (
          <Skeleton width={220} height="var(--line-24)" />
        )}
        <Skeleton width={300} height="var(--line-14)" />
      </Stack>
      <Grid of={2}>
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Stack>
  );
}
