import { useRef } from 'react';
import { isRequestError, messageOf, type RequestError, type SerializedError } from '@facet/remote-kit';
import { Card, EmptyState, ErrorCard, Grid, SkeletonCard, VisuallyHidden } from '@facet/ui';
import type { Event } from '../api/social-api.ts';
import { useNow } from '../time/use-now.ts';
import { EventCard } from './event-card.tsx';
import type { Means } from './join-state.ts';
import { useJoin } from './use-join.ts';

const TICK_MS = 15_000;

export interface EventListProps {
  means: Means;
  events?: readonly Event[] | undefined;
  error?: RequestError | SerializedError | undefined;
  isFetching?: boolean;
  onRetry?: () => PromiseLike<{ isSuccess: boolean }>;
}

/** The events, or what stands in their place: coming, failed, none. A failed refresh keeps what is there. */
export function EventList({ means, events, error, isFetching, onRetry }: EventListProps) {
  const section = useRef<HTMLElement>(null);
  const nowMs = useNow(true, TICK_MS);
  const join = useJoin();
  const retry = async () => {
    const answer = await onRetry?.();
    // The button goes away with the error: the focus stays where it was.
    if (answer?.isSuccess) section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Events" aria-busy={!events && !error}>
      {!events && error && (
        <ErrorCard as="h2" title="Events did not load" onRetry={retry} retrying={isFetching} detail={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {!events && !error && <Loading />}
      {events?.length === 0 && (
        <Card as="div">
          <EmptyState as="h2" title="No Active Events">
            Check back later for new events and giveaways!
          </EmptyState>
        </Card>
      )}
      {events && events.length > 0 && (
        <Grid of={3}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} means={means} nowMs={nowMs} onJoin={join} />
          ))}
        </Grid>
      )}
    </section>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="output">Loading events</VisuallyHidden>
      <Grid of={3}>
        {[1, 2, 3].map((place) => (
          <SkeletonCard key={place} />
        ))}
      </Grid>
    </>
  );
}

/** What support asks for. */
function requestIdOf(error: RequestError | SerializedError): string | null {
  return isRequestError(error) && error.kind === 'refused' ? error.requestId : null;
}
