import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Shirt tool is being built" />;
}
