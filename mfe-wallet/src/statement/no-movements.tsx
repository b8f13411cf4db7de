import { Link } from '@facet/remote-kit';
import { Button, EmptyState } from '@facet/ui';

/** The filters leave nothing. */
export function NothingMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState title="Nothing of this kind" action={<Button onClick={onShowAll}>Show everything</Button>}>
      No movement matches these filters.
    </EmptyState>
  );
}

/** There is nothing yet. */
export function NothingYet() {
  const earn = (
    <Button asChild>
      <Link to="/earn">Earn Robux</Link>
    </Button>
  );
  return (
    <EmptyState title="No movements yet" action={earn}>
      Your first credit shows here, with its reason.
    </EmptyState>
  );
}
