import { Card } from '../card/card.tsx';
import { Stack } from '../layout/stack.tsx';
import { Skeleton } from './skeleton.tsx';

/** The place of a card with a head, two lines, a bar and a button. */
export function SkeletonCard() {
  return (
    <Card as="div" aria-hidden="true" aria-busy="true">
      <Stack>
        <Skeleton width="46%" height={32} />
        <Skeleton width="70%" height={18} />
        <Skeleton width="90%" height={14} />
        <Skeleton height={8} />
        <Skeleton height={44} radius={8} />
      </Stack>
    </Card>
  );
}
