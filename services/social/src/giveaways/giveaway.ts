import { createHash } from 'node:crypto';
import { RecordModel } from '@facet/service-kit';
import { Member } from '../members/index.ts';

/** Active until it is ended (its winner drawn) or deleted (its fees given back). Money in hundredths. */
export class Giveaway extends RecordModel {
  static override tableName = 'giveaways';
  static override relationMappings = {
    winner: {
      relation: RecordModel.BelongsToOneRelation,
      modelClass: Member,
      join: { from: 'giveaways.winner_id', to: 'members.member_id' },
    },
  };

  declare id: string;
  declare title: string;
  declare description: string;
  declare status: 'active' | 'ended' | 'deleted';
  declare prize: bigint;
  declare entryFee: bigint;
  declare maxParticipants: number | null;
  declare seatsTaken: number;
  declare participants: number;
  declare startsAt: Date;
  declare endsAt: Date;
  declare sealedSeed: Buffer;
  /** When it was drawn anew: the site was restored from a backup. */
  declare redrawnAt: Date | null;
  declare winnerId: string | null;
  declare winnerNumber: number | null;
  declare createdBy: string;
  declare createdAt: Date;
  declare endedAt: Date | null;
  declare endedBy: string | null;
  /** How often it was edited, and by whom the last time. */
  declare version: number;
  declare editedBy: string | null;
  /** The last member, the last entry, that was told of its start and its end; null: nobody is left. */
  declare startToldTo: string | null;
  declare endToldTo: number | null;
}

/** SHA-256 of the seed's bytes, hex: published when the event is made. */
export function hashOf(drawSeed: Buffer): string {
  return createHash('sha256').update(drawSeed).digest('hex');
}

export function prizeKey(giveawayId: string): string {
  return `event-prize:${giveawayId}`;
}
