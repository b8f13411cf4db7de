import { PageHeader, Stack } from '@facet/ui';
import { HowToEarn } from './how-to-earn.tsx';
import { Walls } from './walls.tsx';

/** /earn */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title="Earn Robux">Four walls on one scale. Open as many as you like.</PageHeader>
      <Walls />
      <HowToEarn />
    </Stack>
  );
}
