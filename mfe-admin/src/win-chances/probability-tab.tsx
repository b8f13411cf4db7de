import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Game Probability is being built" />;
}
