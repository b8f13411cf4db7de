import type { Refusal, Reserved } from '@facet/money-kit';
import { columnsAsFields, RecordModel, type FieldsOf } from '@facet/service-kit';
import { Member } from '../members/index.ts';

/** A member's place in a giveaway, and the reservation of its fee. */
export class EntryRecord extends RecordModel implements Reserved {
  static override tableName = 'entries';
  static override idColumn = ['giveaway_id', 'member_id'];
  static override columnNameMappers = columnsAsFields;
  static override relationMappings = {
    member: {
      relation: RecordModel.BelongsToOneRelation,
      modelClass: Member,
      join: { from: 'entries.member_id', to: 'members.member_id' },
    },
  };

  declare giveaway_id: string;
  declare member_id: string;
  declare id: string;
  declare idempotency_key: string;
  declare state: 'opening' | 'joined' | 'voiding' | 'refused' | 'refunded';
  declare ending: 'refused' | 'refunded' | null;
  declare refusal: Refusal | null;
  declare fee: bigint;
  declare number: number | null;
  declare changed_at: Date;
  /** The sweeper's: from when on it counts how long this stands half way. */
  declare idle_since: Date;
  declare joined_at: Date | null;
}

export type Entry = FieldsOf<EntryRecord>;

export function feeKey(entryId: string): string {
  return `event-fee:${entryId}`;
}
