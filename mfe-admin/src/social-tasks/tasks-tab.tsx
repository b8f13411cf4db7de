import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Social Tasks is being built" />;
}
