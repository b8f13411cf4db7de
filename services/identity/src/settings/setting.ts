import { RecordModel } from '@facet/service-kit';

/** What an operator changed; everything else has the catalogue's default. */
export class Setting extends RecordModel {
  static override tableName = 'settings';
  static override idColumn = 'key';

  declare key: string;
  declare value: string;
  declare changedAt: Date;
  declare changedBy: string | null;
}
