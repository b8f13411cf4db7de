import { isRequestError, messageOf } from '@facet/remote-kit';
import { Card, EmptyState, ErrorCard, PageHeader, Stack } from '@facet/ui';
import { useListWallsQuery } from '../api/earn.generated.ts';
import { HowToEarn } from './how-to-earn.tsx';
import { WallList } from './wall-list.tsx';
import { WallsSkeleton } from './walls-skeleton.tsx';

/** /earn */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title="Earn Robux">Four walls on one scale. Open as many as you like.</PageHeader>
      <Walls />
      <HowToEarn />
    </Stack>
  );
}

function Walls() {
  const { data, error, isFetching, refetch } = useListWallsQuery();
  if (data?.walls.length === 0) {
    return (
      <Card as="div">
        <EmptyState as="h2" title="No walls available">
          Check back later: walls come back as soon as their providers do.
        </EmptyState>
      </Card>
    );
  }
  if (data) return <WallList walls={data.walls} />;
  if (!error) return <WallsSkeleton />;
  const requestId = isRequestError(error) && error.kind === 'refused' ? error.requestId : null;
  return (
    <ErrorCard as="h2" title="Walls did not load" onRetry={refetch} retrying={isFetching} detail={requestId}>
      {messageOf(error)}
    </ErrorCard>
  );
}
