import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Social Media is being built" />;
}
