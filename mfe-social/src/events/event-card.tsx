import { Link } from '@facet/remote-kit';
import { Badge, Button, Card, classes, formatAmount, Icon, Money, Progress, Split, Text } from '@facet/ui';
import type { Event } from '../api/social-api.ts';
import { DrawButton } from '../draw/draw-button.tsx';
import { timeRemaining } from '../time/time-remaining.ts';
import { t } from '../texts.ts';
import { JoinButton } from './join-button.tsx';
import { joinState, type Means } from './join-state.ts';
import styles from './events.module.css';

export interface EventCardProps {
  event: Event;
  means: Means;
  nowMs: number;
  onJoin: (event: Event) => Promise<void>;
}

export function EventCard({ event, means, nowMs, onJoin }: EventCardProps) {
  const isOver = event.status === 'ended';
  const state = joinState(event, means, nowMs);
  const left = timeRemaining(event.endsAt, nowMs);
  return (
    <Card as="article" aria-labelledby={`event-${event.id}`} className={classes(styles.card, isOver && styles.over)}>
      <Split>
        <Money amount={event.prize} decimals={0} size={32} mark />
        <CardBadge event={event} />
      </Split>
      <div>
        <h2 id={`event-${event.id}`} className={styles.title}>
          {event.title}
        </h2>
        {event.description && (
          <Text as="p" tone="muted" className={styles.words}>
            {event.description}
          </Text>
        )}
      </div>
      <Participants event={event} />
      <dl className={styles.facts}>
        <Fact name={t('Entry')}>{isFree(event) ? t('Free') : formatAmount(event.entryFee)}</Fact>
        {isOver ? <Winner event={event} /> : <Remaining event={event} left={left} nowMs={nowMs} />}
      </dl>
      {state.can === 'join' ? (
        <JoinButton event={event} onJoin={onJoin} />
      ) : (
        <Button wide size="large" disabled icon={state.isJoined ? 'check' : undefined}>
          {state.isJoined && left ? t('Joined, draw in {left}', { left }) : state.label}
        </Button>
      )}
      <div className={styles.foot}>
        <DrawButton event={event} />
        <Button asChild variant="quiet" size="small">
          <Link to={`/help/new?about=giveaway:${event.id}`} aria-label={t('Something wrong with {title}?', { title: event.title })}>
            {t('Something wrong?')}
          </Link>
        </Button>
      </div>
    </Card>
  );
}

function CardBadge({ event }: { event: Event }) {
  if (event.won)
    return (
      <Badge tone="accent" icon="trophy">
        {t('You won')}
      </Badge>
    );
  if (event.status === 'ended') return <Badge>{t('Completed')}</Badge>;
  if (event.joined)
    return (
      <Badge tone="accent" icon="check">
        {t('Joined')}
      </Badge>
    );
  return event.status === 'upcoming' ? <Badge tone="info">{t('Upcoming')}</Badge> : null;
}

/** The bar is capped: a card never shows more than everybody. */
function Participants({ event: { title, currentParticipants, maxParticipants } }: { event: Event }) {
  const words =
    maxParticipants === null
      ? t('{currentParticipants}, no limit', { currentParticipants })
      : t('{currentParticipants} of {maxParticipants}', { currentParticipants, maxParticipants });
  return (
    <div className={styles.participants}>
      <Split>
        <Text tone="muted">{t('Participants')}</Text>
        <Text tone="strong" figures>
          {words}
        </Text>
      </Split>
      {maxParticipants !== null && (
        <Progress
          label={t('Participants in {title}: {words}', { title, words })}
          value={currentParticipants}
          max={maxParticipants}
          closes
        />
      )}
    </div>
  );
}

function Remaining({ event, left, nowMs }: { event: Event; left: string | null; nowMs: number }) {
  const untilStart = event.status === 'upcoming' ? timeRemaining(event.startsAt, nowMs) : null;
  if (untilStart) return <Fact name={t('Starts in')}>{untilStart}</Fact>;
  return <Fact name={t('Time remaining')}>{left ?? t('Ended')}</Fact>;
}

function Winner({ event }: { event: Event }) {
  if (event.winnerNumber === null) return <Fact name={t('Winner')}>{t('No one joined')}</Fact>;
  return (
    <Fact name={t('Winner')}>
      <Icon name="trophy" size="small" />{' '}
      <span className={styles.words}>{event.winnerUsername ?? t('Entry {winnerNumber}', { winnerNumber: event.winnerNumber })}</span>
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function isFree({ entryFee }: Event): boolean {
  return Number(entryFee) === 0;
}
