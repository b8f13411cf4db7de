import { Grid, Skeleton, SkeletonCard, Stack, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';

/** The place of a page whose code is on its way. */
export function PendingPage() {
  return (
    <Stack gap={6} aria-busy="true">
      <VisuallyHidden as="output">{t('Loading the page')}</VisuallyHidden>
      <Stack gap={2}>
        <Skeleton width={220} height={32} />
        <Skeleton width={300} height={20} />
      </Stack>
      <Grid of={2}>
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Stack>
  );
}
