import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Admin Accounts is being built" />;
}
