import type { Transaction } from '@facet/service-kit';
import { noticeErrors } from './notice-errors.ts';
import type { NoticeRow } from './notice.ts';

export interface NewNotice {
  id: string;
  text: string;
  /** The operator's name. */
  by: string;
}

/** Posts a notice, once. @throws notice_exists when its id stands for other words. */
export async function postNotice(transaction: Transaction, { id, text, by }: NewNotice): Promise<NoticeRow> {
  await transaction('notices').insert({ id, text, posted_by: by }).onConflict('id').ignore();
  const [row] = await transaction<NoticeRow>('notices').where({ id, text }).select('*');
  if (!row) throw noticeErrors('notice_exists', 'Another notice has been posted under this id');
  return row;
}
