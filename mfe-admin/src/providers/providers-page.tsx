import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="providers is being built" />;
}
