import { PageHeader, Stack } from '@facet/ui';
import { Notices } from './notices.tsx';

/** /sample */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title="Sample">What the operators have to say.</PageHeader>
      <Notices />
    </Stack>
  );
}
