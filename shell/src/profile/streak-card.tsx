import { dateFormat, messageOf, requestIdOf } from '@facet/remote-kit';
import { Badge, Card, CardHead, classes, ErrorCard, Icon, InPlaceOf, Skeleton, Text, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import type { ReadStreakApiResponse as Streak } from './earn.generated.ts';
import styles from './overview.module.css';
import { streakApi } from './streak-api.ts';

const DAY_MS = 86_400_000;
const weekday = dateFormat({ weekday: 'narrow', timeZone: 'UTC' });
const longDay = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
/** A Monday. */
const WEEK_FROM_MS = Date.UTC(2026, 0, 5);

/** This month's days of the daily bonus, and the freezes that saved the row. */
export function StreakCard() {
  const { data, error, isFetching, refetch } = streakApi.useReadStreakQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    return (
      <InPlaceOf skeleton={<Skeleton height={496} radius={12} />}>
        <ErrorCard as="h2" title={t('Your streak did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      </InPlaceOf>
    );
  }
  return (
    <Card aria-labelledby="streak" aria-busy={!data || undefined}>
      <CardHead id="streak" title={t('Streak')}>
        {data && data.streak > 0 && (
          <Badge tone="warning" icon="flame">
            {t('{streak, plural, one {# day in a row} other {# days in a row}}', { streak: data.streak })}
          </Badge>
        )}
      </CardHead>
      {data ? <Month streak={data} /> : <Skeleton height={432} radius={8} />}
    </Card>
  );
}

function Month({ streak }: { streak: Streak }) {
  const { today, longest } = streak;
  const days = daysOf(today);
  const first = new Date(`${days[0]}T00:00:00Z`).getUTCDay();
  return (
    <>
      <div className={styles.month} aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => (
          <Text key={index} tone="muted" size={12} className={styles.weekday}>
            {weekday(new Date(WEEK_FROM_MS + index * DAY_MS).toISOString())}
          </Text>
        ))}
      </div>
      <ol className={styles.month}>
        {days.map((date, index) => (
          <Day key={date} date={date} streak={streak} column={index === 0 ? ((first + 6) % 7) + 1 : undefined} />
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.claimed}>{t('Claimed')}</li>
        <li className={styles.frozen}>{t('Frozen')}</li>
        <li className={styles.missed}>{t('Missed')}</li>
        <li className={styles.today}>{t('Today')}</li>
      </ul>
      <Freezes streak={streak} />
      {longest > 0 && (
        <Text as="p" tone="muted" size={12} className={styles.note}>
          {t('Your longest streak: {days, plural, one {# day} other {# days}}.', { days: longest })}
        </Text>
      )}
    </>
  );
}

type DayState = 'claimed' | 'frozen' | 'missed' | 'today' | 'none';

/** Before the first claim, and after today, nothing was missed. */
function stateOf(date: string, { today, claimed, frozen, firstDay }: Streak): DayState {
  if (claimed.includes(date)) return 'claimed';
  if (frozen.includes(date)) return 'frozen';
  if (date === today) return 'today';
  return date < today && firstDay && date > firstDay ? 'missed' : 'none';
}

function wordOf(state: DayState): string | null {
  switch (state) {
    case 'claimed':
      return t('claimed');
    case 'frozen':
      return t('frozen');
    case 'missed':
      return t('missed');
    case 'today':
      return t('today');
    case 'none':
      return null;
    default:
      return state satisfies never;
  }
}

function Day({ date, streak, column }: { date: string; streak: Streak; column: number | undefined }) {
  const state = stateOf(date, streak);
  const word = wordOf(state);
  const number = Number(date.slice(-2));
  return (
    <li
      className={classes(styles.day, styles[state], date === streak.today && styles.today)}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      title={word === null ? undefined : `${nameOf(date)}, ${word}`}
    >
      {state === 'frozen' ? (
        <>
          <Icon name="snowflake" size="small" />
          <VisuallyHidden>{number}</VisuallyHidden>
        </>
      ) : (
        number
      )}
      {word !== null && <VisuallyHidden>, {word}</VisuallyHidden>}
    </li>
  );
}

/** What missed days cost, and what they have cost this month. */
function Freezes({ streak: { today, freezesLeft, frozen } }: { streak: Streak }) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const dates = frozen.map(nameOf).join(', ');
  return (
    <div className={styles.freezes}>
      <Icon name="snowflake" />
      <Text as="p">
        <Text tone="strong">
          {t('{count, plural, one {One freeze a month.} other {# freezes a month.}}', { count: freezesLeft + frozen.length })}
        </Text>{' '}
        {frozen.length > 0 ? t('Your streak was saved on {dates}.', { dates }) : t('Miss a day, and it keeps your streak going.')}{' '}
        {freezesLeft > 0
          ? frozen.length > 0 && t('{left, plural, one {One is} other {# are}} left.', { left: freezesLeft })
          : t('The next one comes on {date}.', { date: longDay(new Date(Date.UTC(year, month, 1))) })}
      </Text>
    </div>
  );
}

const nameOf = (date: string): string => longDay(`${date}T00:00:00Z`);

/** Every day of the month, `YYYY-MM-DD`. */
function daysOf(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${today.slice(0, 8)}${String(index + 1).padStart(2, '0')}`);
}
