import { Card, CardHead, EmptyState } from '@facet/ui';

/** No remote brings events yet, so there are none, and nothing to link to. */
export function ActiveEvents() {
  return (
    <Card flush aria-labelledby="active-events">
      <CardHead title="Active Events" id="active-events" />
      <EmptyState title="No Active Events">Check back later for new events and giveaways!</EmptyState>
    </Card>
  );
}
