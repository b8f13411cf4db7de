import { useState } from 'react';
import { messageOf, requestIdOf, type RequestError } from '@facet/remote-kit';
import { Amount, dayHeading, dayLabel, dayOf } from '@facet/console-kit';
import { Button, Card, CardHead, EmptyState, Notice, SearchField, Select, SkeletonRows, Text, VisuallyHidden } from '@facet/ui';
import { t } from '../../../texts.ts';
import type { User } from '../../members-api.ts';
import { useMemberAddress } from '../../use-member-address.ts';
import { DayBars } from './day-bars.tsx';
import type { TimelineDay } from './fold-timeline.ts';
import { KindChips } from './kind-chips.tsx';
import { TimelineLine } from './timeline-line.tsx';
import { kinds } from './timeline-items.ts';
import { useFound } from './use-found.ts';
import { useTimeline, type Flow, type Timeline } from './use-timeline.ts';
import type { TimelinePart } from './use-timeline-parts.ts';
import styles from './timeline.module.css';

const PERIODS = ['7', '30', '90', 'all'] as const;
const USUAL = '90';

/** Everything that happened to one member, the newest first, out of what each service tells. */
export function MemberTimeline({ user }: { user: User }) {
  const { look, setLook } = useMemberAddress();
  const chosen = kinds.filter((kind) => look.kinds?.split(' ').includes(kind));
  const period = PERIODS.find((each) => each === look.days) ?? USUAL;
  const setPeriod = (days: string) => setLook({ days: days === USUAL ? null : days });
  const since = period === 'all' ? null : daysAgo(Number(period));
  const [search, setSearch] = useState('');
  const timeline = useTimeline(user, { chosen, since, isFound: useFound(search) });
  const { days, counts, failed, isLoading, isReading } = timeline;
  const isOneKind = counts.filter(({ count, hasMore }) => count > 0 || hasMore).length < 2 && chosen.length === 0;
  return (
    <Card flush aria-labelledby="timeline" aria-busy={isReading || undefined}>
      <CardHead id="timeline" title={t('Timeline')}>
        <div className={styles.look}>
          <SearchField label={t('Search the timeline')} hint={t('Search')} search={search} onSearch={setSearch} />
          <Select
            label={t('Time')}
            value={period}
            onValueChange={setPeriod}
            options={PERIODS.map((value) => ({
              value,
              label: value === 'all' ? t('From the beginning') : t('Last {days} days', { days: value }),
            }))}
          />
        </div>
      </CardHead>
      {!(isOneKind && !isLoading) && (
        <KindChips counts={counts} chosen={chosen} onChosen={(next) => setLook({ kinds: next.join(' ') || null })} />
      )}
      {failed.map((part) => (
        <Failed key={part.label} part={part} />
      ))}
      {isLoading ? (
        <>
          <VisuallyHidden as="output">{t('Loading: {list}', { list: t('Timeline') })}</VisuallyHidden>
          <SkeletonRows count={6} />
        </>
      ) : (
        <>
          {days.length === 0 && <EmptyState title={search === '' ? t('Nothing in this period') : t('Nothing found so far')} />}
          {search === '' && chosen.length === 0 && <DayBars id={user.id} since={since} />}
          {days.length > 0 && (
            <div className={styles.columns} aria-hidden="true">
              <span>{t('Amount, R$')}</span>
              <span>{t('Balance, R$')}</span>
            </div>
          )}
          {days.map((day) => (
            <Day key={dayOf(day.at)} day={day} flow={timeline.flowOf(day)} />
          ))}
          <Foot timeline={timeline} since={since} onAll={() => setPeriod('all')} />
        </>
      )}
    </Card>
  );
}

function Day({ day, flow }: { day: TimelineDay; flow: Flow | undefined }) {
  return (
    <>
      <h3 className={styles.day}>
        {dayHeading(day.at)}
        {flow && (
          <span>
            {t('in')} <Amount amount={flow.in} /> · {t('out')} <Amount amount={flow.out} />
          </span>
        )}
      </h3>
      <ol>
        {day.lines.map((line) => (
          <TimelineLine key={`${line[0].what} ${line[0].id}`} line={line} />
        ))}
      </ol>
    </>
  );
}

function Failed({ part: { label, error, isFetching, retry } }: { part: TimelinePart }) {
  return (
    <div className={styles.failed}>
      <Notice tone="warning" title={t('{list} did not load', { list: label })} requestId={requestIdOf(error)}>
        {messageOf(error as RequestError)}{' '}
        <Button size="small" icon="rotate-cw" busy={isFetching} onClick={retry}>
          {t('Retry')}
        </Button>
      </Notice>
    </div>
  );
}

function Foot({
  timeline: { days, rest, isReading, readOlder },
  since,
  onAll,
}: {
  timeline: Timeline;
  since: number | null;
  onAll: () => void;
}) {
  const oldest = days.at(-1)?.at;
  return (
    <div className={styles.foot}>
      {rest === 'here' && (
        <Button size="small" variant="quiet" icon="chevron-down" busy={isReading} onClick={readOlder}>
          {oldest === undefined ? t('Older') : t('Older, before {day}', { day: dayLabel(oldest) })}
        </Button>
      )}
      {rest === 'before' && since !== null && (
        <Button size="small" variant="quiet" icon="history" onClick={onAll}>
          {t('Further back, before {day}', { day: dayLabel(new Date(since)) })}
        </Button>
      )}
      {rest === 'none' && <Text tone="muted">{t('That’s everything')}</Text>}
    </div>
  );
}

/** The beginning of the day that was so many days ago, in the operator's own zone. */
function daysAgo(count: number): number {
  const day = new Date();
  day.setDate(day.getDate() - count);
  return day.setHours(0, 0, 0, 0);
}
