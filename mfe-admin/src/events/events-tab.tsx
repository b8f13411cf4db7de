import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Events is being built" />;
}
