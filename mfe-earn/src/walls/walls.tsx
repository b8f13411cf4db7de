import { useRef } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, EmptyState, ErrorCard, InPlaceOf } from '@facet/ui';
import { useListWallsQuery } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import { WallList } from './wall-list.tsx';
import { WallsSkeleton } from './walls-skeleton.tsx';

/** The walls, or what stands in their place: coming, failed, none. */
export function Walls() {
  const section = useRef<HTMLElement>(null);
  const { data, error, isFetching, refetch } = useListWallsQuery();
  const retry = async () => {
    const { isSuccess } = await refetch();
    // The button goes away with the error: the focus stays where it was.
    if (isSuccess) section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t('Survey and offer walls')} aria-busy={isFetching}>
      {data && data.walls.length > 0 && <WallList walls={data.walls} />}
      {data?.walls.length === 0 && <NoWalls />}
      {!data && !error && <WallsSkeleton />}
      {!data && error && (
        <InPlaceOf skeleton={<WallsSkeleton />}>
          <ErrorCard as="h2" title={t('Walls did not load')} onRetry={retry} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </InPlaceOf>
      )}
    </section>
  );
}

function NoWalls() {
  return (
    <Card as="div">
      <EmptyState as="h2" title={t('No walls available')}>
        {t('Check back later. Walls come back as soon as their providers do.')}
      </EmptyState>
    </Card>
  );
}
