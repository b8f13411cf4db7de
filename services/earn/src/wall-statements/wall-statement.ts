import { RecordModel } from '@facet/service-kit';
import type { compareStatement } from './compare-statement.ts';

/** What a provider's statement said, and what it came to here. */
export class WallStatement extends RecordModel {
  static override tableName = 'wall_statements';

  declare id: string;
  declare provider: string;
  declare providerLabel: string;
  declare periodFrom: Date;
  declare periodTo: Date;
  declare lines: number;
  declare saidHundredths: bigint;
  declare hereHundredths: bigint;
  declare agreed: number;
  declare missingHere: number;
  declare missingThere: number;
  declare different: number;
  declare differences: Awaited<ReturnType<typeof compareStatement>>['differences'];
  declare enteredAt: Date;
  declare enteredBy: string;
}
