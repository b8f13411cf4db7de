import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="postbacks is being built" />;
}
