import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Promos is being built" />;
}
