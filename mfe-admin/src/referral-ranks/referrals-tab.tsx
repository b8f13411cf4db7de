import { EmptyState } from '@facet/ui';

export function Component() {
  return <EmptyState title="Referral Settings is being built" />;
}
