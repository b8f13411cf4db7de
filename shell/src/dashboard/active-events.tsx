import { Link } from 'react-router-dom';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, EmptyState, ErrorCard, Money, Row, Rows, SkeletonRows } from '@facet/ui';
import { t } from '../texts.ts';
import type { ActiveEventsState } from './events-api.ts';

const SHOWN = 3;

/** The events that end next. */
export function ActiveEvents({ isAsked, events, error, isFetching, refetch }: ActiveEventsState) {
  if (!events && error)
    return (
      <ErrorCard as="h2" title={t('Active Events did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  return (
    <Card flush aria-labelledby="active-events">
      <CardHead title={t('Active Events')} id="active-events">
        {isAsked && (
          <Button asChild variant="quiet" size="small" iconAfter="chevron-right">
            <Link to="/events" aria-label={t('View all events')}>
              {t('View all')}
            </Link>
          </Button>
        )}
      </CardHead>
      {!events && <SkeletonRows count={SHOWN} />}
      {events?.length === 0 && <EmptyState title={t('No Active Events')}>{t('Check back later for new events and giveaways!')}</EmptyState>}
      {events && events.length > 0 && (
        <Rows>
          {events.slice(0, SHOWN).map(({ id, title, currentParticipants, prize }) => (
            <Row
              key={id}
              title={title}
              detail={t('{count, plural, one {# entry} other {# entries}}', { count: currentParticipants })}
              trailing={<Money amount={prize} decimals={0} mark />}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
