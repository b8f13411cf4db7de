import { dateFormat, messageOf, requestIdOf } from '@facet/remote-kit';
import { Badge, Card, CardHead, classes, ErrorCard, InPlaceOf, Skeleton, Text, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { earnApi, type ReadStreakApiResponse as Streak } from './earn.generated.ts';
import styles from './overview.module.css';

const DAY_MS = 86_400_000;
const weekday = dateFormat({ weekday: 'narrow', timeZone: 'UTC' });
const longDay = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
/** A Monday. */
const WEEK_FROM_MS = Date.UTC(2026, 0, 5);

/** This month's days of the daily bonus, and the freezes that saved the row. */
export function StreakCard() {
  const { data, error, isFetching, refetch } = earnApi.useReadStreakQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    return (
      <InPlaceOf skeleton={<Skeleton height={380} radius={12} />}>
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
          <Badge tone="accent" icon="flame">
            {t('{streak, plural, one {# day in a row} other {# days in a row}}', { streak: data.streak })}
          </Badge>
        )}
      </CardHead>
      {data ? <Month streak={data} /> : <Skeleton height={316} radius={8} />}
    </Card>
  );
}

function Month({ streak }: { streak: Streak }) {
  const { today, freezesLeft, longest } = streak;
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
      <Text as="p" tone="muted" size={12} className={styles.note}>
        {freezesLeft > 0
          ? t('A day that you miss takes a freeze, and your streak goes on. {left, plural, one {# is} other {# are}} left this month.', {
              left: freezesLeft,
            })
          : t('This month’s freeze is used. The next one comes with the new month.')}{' '}
        {longest > 0 && t('Your longest streak: {days, plural, one {# day} other {# days}}.', { days: longest })}
      </Text>
    </>
  );
}

function Day({ date, streak: { today, claimed, frozen }, column }: { date: string; streak: Streak; column: number | undefined }) {
  const isClaimed = claimed.includes(date);
  const isFrozen = frozen.includes(date);
  const state = isClaimed ? t('claimed') : isFrozen ? t('frozen') : date === today ? t('today') : null;
  return (
    <li
      className={classes(
        styles.day,
        isClaimed && styles.claimed,
        isFrozen && styles.frozen,
        state === null && date < today && styles.missed,
        date === today && styles.today,
      )}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      title={state === null ? undefined : `${longDay(`${date}T00:00:00Z`)}, ${state}`}
    >
      {Number(date.slice(-2))}
      {state !== null && <VisuallyHidden>, {state}</VisuallyHidden>}
    </li>
  );
}

/** Every day of the month, `YYYY-MM-DD`. */
function daysOf(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${today.slice(0, 8)}${String(index + 1).padStart(2, '0')}`);
}
