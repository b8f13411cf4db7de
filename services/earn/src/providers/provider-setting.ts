import { RecordModel, type Transaction } from '@facet/service-kit';

/** What operators set of a provider. */
export class ProviderSetting extends RecordModel {
  static override tableName = 'provider_settings';
  static override idColumn = 'provider';

  declare provider: string;
  declare enabled: boolean | null;
  declare sealedSecret: Buffer | null;
  declare publicIds: Record<string, string>;
  declare frameAddress: string | null;
  declare rangeLabel: string | null;
  declare holdDays: number;
  declare capHundredths: bigint;
  declare allowedSenders: string[] | null;
  declare ratePerUsdHundredths: bigint | null;
  declare rateTolerancePercent: number;
  declare updatedAt: Date;
  declare updatedBy: string;
}

export async function findSetting(transaction: Transaction, provider: string): Promise<ProviderSetting | undefined> {
  return ProviderSetting.query(transaction).findById(provider);
}
