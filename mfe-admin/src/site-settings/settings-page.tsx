import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Site settings is being built" />;
}
