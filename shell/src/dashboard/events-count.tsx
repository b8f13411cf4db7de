import { Icon, Skeleton, StatCard } from '@facet/ui';
import { useActiveEvents } from './events-api.ts';

const HOUR_MS = 3_600_000;

/** How many events can be joined, and when the first of them ends. */
export function EventsCount() {
  const { events, asOfMs, error } = useActiveEvents();
  return (
    <StatCard
      label="Active Events"
      adornment={<Icon name="calendar-days" size="small" />}
      value={events?.length ?? (error ? '—' : <Skeleton width={32} height={26} />)}
      note={events ? noteOn(events[0]?.endsAt, asOfMs) : error ? 'Not known right now' : 'Just a moment'}
    />
  );
}

function noteOn(endsAt: string | undefined, asOfMs: number): string {
  if (endsAt === undefined) return 'None right now';
  const hours = Math.floor((Date.parse(endsAt) - asOfMs) / HOUR_MS);
  if (hours < 1) return 'Next ends within the hour';
  if (hours < 48) return `Next ends in ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return `Next ends in ${Math.floor(hours / 24)} days`;
}
