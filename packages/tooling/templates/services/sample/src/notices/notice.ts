import { RecordModel, Type, type Static } from '@facet/service-kit';

/** What members read. Never changed: a mistake is corrected by a new one. */
export class NoticeRecord extends RecordModel {
  static override tableName = 'notices';

  declare id: string;
  declare text: string;
  declare postedBy: string;
  declare postedAt: Date;
}

/** A notice as members see it. */
export const Notice = Type.Object(
  { id: Type.String({ format: 'uuid' }), text: Type.String(), postedAt: Type.String({ format: 'date-time' }) },
  { $id: 'Notice' },
);

export function presentNotice({ id, text, postedAt }: NoticeRecord): Static<typeof Notice> {
  return { id, text, postedAt: postedAt.toISOString() };
}
