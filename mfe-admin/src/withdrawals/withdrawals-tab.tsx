import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Withdrawals is being built" />;
}
