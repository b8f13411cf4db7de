import { useProfile } from '@facet/remote-kit';
import { CutCard, Money, PageHeader, Stack } from '@facet/ui';

/** /games */
export function Component() {
  const { profile } = useProfile();
  return (
    <Stack gap={6}>
      <PageHeader
        title="Games"
        aside={
          <CutCard aria-label="Your balance">
            <Money amount={profile?.balance ?? '0'} decimals={0} size={16} mark live />
          </CutCard>
        }
      >
        Played with what you earned. They cost more than they pay, and say how much.
      </PageHeader>
    </Stack>
  );
}
