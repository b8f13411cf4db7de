import { RecordModel } from '@facet/service-kit';
import { KnownMember } from '../members/index.ts';
import type { Postback, Settlement } from './postback.ts';

/**
 * A provider's call and what was decided, as operators read it. Receiving, judging and settling one is a hot path, by
 * Knex and functions.
 */
export class PostbackRecord extends RecordModel implements Postback {
  static override tableName = 'postbacks';
  static override relationMappings = {
    member: {
      relation: RecordModel.BelongsToOneRelation,
      modelClass: KnownMember,
      join: { from: 'postbacks.member_id', to: 'members.id' },
    },
  };

  declare id: string;
  declare wall: string;
  declare method: string;
  declare target: string;
  declare headers: Record<string, string>;
  declare body: Uint8Array;
  declare address: string;
  declare receivedAt: Date;
  /** When the sweeper takes it up, unless a verdict came first. */
  declare sweepAt: Date;
  declare verdict: Settlement['verdict'] | null;
  declare outcome: Settlement['outcome'];
  declare transaction: string | null;
  declare memberId: string | null;
  declare amountHundredths: bigint | null;
  declare reason: Settlement['reason'];
  declare detail: string | null;
  declare settledAt: Date | null;
  declare replayedAt: Date | null;
  declare replayedBy: string | null;
  declare alert: string | null;
}
