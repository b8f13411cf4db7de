import { Type, type Static } from '@facet/service-kit';

/** A row of `notices`. */
export interface NoticeRow {
  id: string;
  text: string;
  posted_by: string;
  posted_at: Date;
}

/** A notice as members see it. */
export const Notice = Type.Object(
  { id: Type.String({ format: 'uuid' }), text: Type.String(), postedAt: Type.String({ format: 'date-time' }) },
  { $id: 'Notice' },
);

export function presentNotice({ id, text, posted_at }: NoticeRow): Static<typeof Notice> {
  return { id, text, postedAt: posted_at.toISOString() };
}
