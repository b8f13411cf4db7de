import type { Database } from '@facet/service-kit';
import type { NoticeRow } from './notice.ts';

const MOST = 50;

/** The newest fifty, newest first. */
export function listNotices(database: Database): Promise<NoticeRow[]> {
  return database<NoticeRow>('notices')
    .select('*')
    .orderBy([
      { column: 'posted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST);
}
