import { RecordModel, type Database, type Transaction } from '@facet/service-kit';

/** What a referrer reaches by what they brought in. */
export class Rank extends RecordModel {
  static override tableName = 'ranks';

  declare id: string;
  declare name: string;
  /** Hundredths of a percent. */
  declare bonusPercent: number;
  /** Hundredths of R$ of referral earnings. */
  declare requiredEarnings: bigint;
  declare color: string;
  declare changedBy: string | null;
  declare changedAt: Date;
}

/** The lowest first; that one needs nothing. */
export function listRanks(database: Database | Transaction): Promise<Rank[]> {
  return Rank.query(database).orderBy('required_earnings').execute();
}

/** The highest rank that this much reaches. */
export function rankAt(ranks: readonly Rank[], totalHundredths: bigint): Rank {
  const reached = ranks.findLast((rank) => rank.requiredEarnings <= totalHundredths);
  if (!reached) throw new Error('there is no rank that needs nothing');
  return reached;
}
