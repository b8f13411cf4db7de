import { dateFormat } from '@facet/remote-kit';
import { Text } from '@facet/ui';
import { t } from '../texts.ts';
import type { Notice } from './inbox-api.ts';
import styles from './inbox.module.css';
import { NoticeRow } from './notice-row.tsx';
import { startOfDay, useToday } from './use-today.ts';
import { useNoticeKinds } from './use-notice-kinds.ts';

const longDay = dateFormat({ day: 'numeric', month: 'long' });
const month = dateFormat({ month: 'long', year: 'numeric' });

/** Notices of today, of yesterday, and by the reader's months, the newest first. */
export function NoticeDays({ notices }: { notices: readonly Notice[] }) {
  const today = useToday();
  const kinds = new Map(useNoticeKinds().map((kind) => [kind.kind, kind]));
  const newest = new Set(
    Map.groupBy(notices, ({ kind }) => kind)
      .values()
      .map(([first]) => first),
  );
  const yesterday = startOfDay(today, -1);
  const spans = Map.groupBy(notices, ({ at }) => spanOf(new Date(at), today, yesterday));
  return [...spans].map(([name, within]) => {
    const fresh = within.filter(({ isNew }) => isNew).length;
    const id = `since-${within[0]?.id}`;
    return (
      <section key={name} aria-labelledby={id}>
        <div className={styles.day}>
          <h2 id={id}>{name}</h2>
          {fresh > 0 && (
            <Text tone="muted" size={12}>
              {t('{count, plural, one {# new} other {# new}}', { count: fresh })}
            </Text>
          )}
        </div>
        <ul>
          {within.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              kind={kinds.get(notice.kind)}
              isRecent={new Date(notice.at) >= yesterday}
              isNewest={newest.has(notice)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function spanOf(at: Date, today: Date, yesterday: Date): string {
  if (at >= today) return t('Today, {date}', { date: longDay(today) });
  if (at >= yesterday) return t('Yesterday, {date}', { date: longDay(yesterday) });
  return at >= new Date(today.getFullYear(), today.getMonth()) ? t('Earlier this month') : month(at);
}
