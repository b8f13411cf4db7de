import type { Database } from '@facet/service-kit';
import { NoticeRecord } from './notice.ts';

const MOST = 50;

/** The newest fifty, newest first. */
export function listNotices(database: Database): Promise<NoticeRecord[]> {
  return NoticeRecord.query(database)
    .orderBy([
      { column: 'posted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST)
    .execute();
}
