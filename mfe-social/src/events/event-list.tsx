import { useRef, useState } from 'react';
import { messageOf, requestIdOf, type RequestError, type SerializedError } from '@facet/remote-kit';
import { Button, Card, EmptyState, ErrorCard, Grid, SkeletonCard, Stack, useNow, VisuallyHidden } from '@facet/ui';
import type { Event } from '../api/social-api.ts';
import { t } from '../texts.ts';
import { EventCard } from './event-card.tsx';
import type { Means } from './join-state.ts';
import { useJoin } from './use-join.ts';

const TICK_MS = 15_000;
/** A thousand cards at once would make the page slow. */
const SHOWN_AT_ONCE = 60;

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
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const nowMs = useNow(true, TICK_MS);
  const join = useJoin();
  const retry = async () => {
    const answer = await onRetry?.();
    // The button goes away with the error: the focus stays where it was.
    if (answer?.isSuccess) section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t('Events')} aria-busy={!events && !error}>
      {!events && error && (
        <ErrorCard as="h2" title={t('Events did not load')} onRetry={retry} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {!events && !error && <Loading />}
      {events?.length === 0 && (
        <Card as="div">
          <EmptyState as="h2" title={t('No Active Events')}>
            {t('Check back later for new events and giveaways!')}
          </EmptyState>
        </Card>
      )}
      {events && events.length > 0 && (
        <Stack>
          <Grid of={3}>
            {events.slice(0, shown).map((event) => (
              <EventCard key={event.id} event={event} means={means} nowMs={nowMs} onJoin={join} />
            ))}
          </Grid>
          {events.length > shown && (
            <Button wide onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
              {t('More events')}
            </Button>
          )}
        </Stack>
      )}
    </section>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="output">{t('Loading events')}</VisuallyHidden>
      <Grid of={3}>
        {[1, 2, 3].map((place) => (
          <SkeletonCard key={place} />
        ))}
      </Grid>
    </>
  );
}
