import { Icon, Skeleton, StatCard } from '@facet/ui';
import { t } from '../texts.ts';
import type { ActiveEventsState } from './events-api.ts';
import styles from './events-count.module.css';
import type { Event } from './social.generated.ts';

const HOUR_MS = 3_600_000;
const DRAWN = 5;

/** How many events can be joined, and when the first of them ends. */
export function EventsCount({ events, asOfMs, error }: ActiveEventsState) {
  return (
    <StatCard
      label={t('Active Events')}
      adornment={<Icon name="calendar-days" size="small" />}
      chart={events && <TimeLeft events={events.slice(0, DRAWN)} asOfMs={asOfMs} />}
      value={events?.length ?? (error ? '—' : <Skeleton width={32} height={26} />)}
      note={events ? noteOn(events[0]?.endsAt, asOfMs) : error ? t('Not available right now') : t('Just a moment')}
    />
  );
}

/** A line for each event, as long as the share of its time that is left. */
function TimeLeft({ events, asOfMs }: { events: readonly Event[]; asOfMs: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {events.map(({ id, startsAt, endsAt }) => {
        const share = (Date.parse(endsAt) - asOfMs) / (Date.parse(endsAt) - Date.parse(startsAt));
        return (
          <span key={id} className={styles.line}>
            <span style={{ width: `${100 * Math.max(0, Math.min(share, 1))}%` }} />
          </span>
        );
      })}
    </div>
  );
}

function noteOn(endsAt: string | undefined, asOfMs: number): string {
  if (endsAt === undefined) return t('None right now');
  const hours = Math.floor((Date.parse(endsAt) - asOfMs) / HOUR_MS);
  if (hours < 1) return t('Next ends within the hour');
  if (hours < 48) return t('Next ends in {hours, plural, one {# hour} other {# hours}}', { hours });
  return t('{days, plural, one {Next ends in # day} other {Next ends in # days}}', { days: Math.floor(hours / 24) });
}
