import type { Transaction } from '@facet/service-kit';
import { noticeErrors } from './notice-errors.ts';
import { NoticeRecord } from './notice.ts';

export interface NewNotice {
  id: string;
  text: string;
  /** The operator's name. */
  by: string;
}

/** Posts a notice, once. @throws notice_exists when its id stands for other words. */
export async function postNotice(transaction: Transaction, { id, text, by }: NewNotice): Promise<NoticeRecord> {
  const posted = await NoticeRecord.insertNew(transaction, { id, text, postedBy: by }, 'id');
  const notice = posted ?? (await NoticeRecord.query(transaction).findOne({ id, text }));
  if (!notice) throw noticeErrors('notice_exists', 'Another notice has been posted under this id');
  return notice;
}
