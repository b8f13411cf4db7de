import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="audit is being built" />;
}
