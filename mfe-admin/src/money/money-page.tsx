import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="money is being built" />;
}
