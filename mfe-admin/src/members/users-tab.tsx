import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Users is being built" />;
}
