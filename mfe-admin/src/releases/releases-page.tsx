import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="releases is being built" />;
}
