import { dateFormat } from '@facet/remote-kit';

import { t } from '../texts.ts';
import type { Notice } from './inbox-api.ts';
import styles from './inbox.module.css';
import { NoticeRow } from './notice-row.tsx';
import { startOfDay, useToday } from './use-today.ts';
import { useNoticeKinds } from './use-notice-kinds.ts';

const longDay = dateFormat({ day: 'numeric', month: 'long' });

/** Notices by the reader's days, the newest first. */
export function NoticeDays({ notices }: { notices: readonly Notice[] }) {
  const today = useToday();
  const kinds = new Map(useNoticeKinds().map((kind) => [kind.kind, kind]));
  const days = Map.groupBy(notices, ({ at }) => startOfDay(new Date(at)).getTime());
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles.day}>
        {nameOf(day, today)}
      </h2>
      <ul>
        {ofDay.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} kind={kinds.get(notice.kind)} />
        ))}
      </ul>
    </section>
  ));
}

function nameOf(day: number, today: Date): string {
  const date = longDay(new Date(day));
  if (day === today.getTime()) return t('Today, {date}', { date });
  return day === startOfDay(today, -1).getTime() ? t('Yesterday, {date}', { date }) : date;
}
