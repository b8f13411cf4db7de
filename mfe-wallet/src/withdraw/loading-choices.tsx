import { Skeleton, Stack, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';

/** The place of a list to choose from while it is asked for. */
export function LoadingChoices({ what, count }: { what: 'experiences' | 'gamepasses'; count: number }) {
  return (
    <Stack gap={2} aria-busy="true">
      <VisuallyHidden as="output">{what === 'experiences' ? t('Loading the experiences') : t('Loading the gamepasses')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={68} radius={12} />
      ))}
    </Stack>
  );
}
