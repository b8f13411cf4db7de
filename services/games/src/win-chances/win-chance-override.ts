import { RecordModel } from '@facet/service-kit';
import { KnownMember } from '../members/index.ts';
import type { Game } from './win-chance.ts';

/** What an operator has set for one member and game instead of the default. */
export class WinChanceOverride extends RecordModel {
  static override tableName = 'win_chance_overrides';
  static override relationMappings = {
    member: {
      relation: RecordModel.BelongsToOneRelation,
      modelClass: KnownMember,
      join: { from: 'win_chance_overrides.member_id', to: 'members.member_id' },
    },
  };

  declare id: string;
  declare memberId: string;
  declare game: Game;
  /** p times 100, 1 to 100. */
  declare winChancePercent: number;
  /** Hundredths; null: the game's own. */
  declare maxMultiplier: number | null;
  declare notes: string | null;
  declare createdBy: string;
  declare createdAt: Date;
}
