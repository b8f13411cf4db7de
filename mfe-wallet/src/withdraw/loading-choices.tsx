import { Skeleton, Stack, VisuallyHidden } from '@facet/ui';

/** The place of a list to choose from while it is asked for. */
export function LoadingChoices({ what, count }: { what: string; count: number }) {
  return (
    <Stack gap={2} aria-busy="true">
      <VisuallyHidden as="output">Loading the {what}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={68} radius={12} />
      ))}
    </Stack>
  );
}
