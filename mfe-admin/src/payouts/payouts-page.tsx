import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="payouts is being built" />;
}
