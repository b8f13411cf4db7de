import type { Database, Kit } from '@facet/service-kit';
import type { EarnConfig } from '../config.ts';
import { capHundredths, catalogue, isWallId, recipeOf, type WallAccess, type WallAccessSource } from '../walls/index.ts';
import { missingOf } from './missing.ts';
import { sealedFor } from './sealed-for.ts';

const TOLERANCE_PERCENT = 20;
/** How long another replica's change may go unnoticed. */
const FRESH_MS = 1_000;

/** A row of `provider_settings`. */
export interface ProviderRow {
  provider: string;
  enabled: boolean | null;
  sealed_secret: Buffer | null;
  public_ids: Record<string, string>;
  frame_address: string | null;
  range_label: string | null;
  hold_days: number;
  cap_hundredths: bigint;
  allowed_senders: string[] | null;
  rate_per_usd_hundredths: bigint | null;
  rate_tolerance_percent: number;
  updated_at: Date;
  updated_by: string;
}

/** What is in force, and who changed it last. */
export interface ProviderAccess extends WallAccess {
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
}

/** What is in force for each provider: what operators set, over the environment's, over the data file. */
export class ProviderSettings implements WallAccessSource {
  private readonly database: Database;
  private readonly log: Kit['log'];
  private readonly config: EarnConfig;
  private known: { atMs: number; accesses: Promise<Map<string, ProviderAccess>> } | undefined;

  constructor({ database, log }: Pick<Kit, 'database' | 'log'>, config: EarnConfig) {
    this.database = database;
    this.log = log;
    this.config = config;
  }

  async of(id: string): Promise<ProviderAccess> {
    const access = (await this.all()).get(id);
    return access ?? this.accessOf(id, undefined);
  }

  /** After a change in this process: it is in force at once. */
  forget(): void {
    this.known = undefined;
  }

  private async all(): Promise<Map<string, ProviderAccess>> {
    if (this.known === undefined || performance.now() - this.known.atMs > FRESH_MS) {
      const accesses = this.read();
      this.known = { atMs: performance.now(), accesses };
      accesses.catch(() => this.forget());
    }
    return this.known.accesses;
  }

  private async read(): Promise<Map<string, ProviderAccess>> {
    const rows = (await this.database<ProviderRow>('provider_settings').select()) as ProviderRow[];
    const byId = new Map(rows.map((row) => [row.provider, row]));
    return new Map([...catalogue.keys()].map((id) => [id, this.accessOf(id, byId.get(id))]));
  }

  /** What is in force with this row of the table, or without one. */
  accessOf(id: string, row: ProviderRow | undefined): ProviderAccess {
    const recipe = recipeOf(id);
    const given = isWallId(id) ? this.config.walls[id] : undefined;
    const access = {
      secret: this.secretOf(row) ?? given?.secret ?? null,
      publicIds: { ...given?.publicIds, ...row?.public_ids },
      frameAddress: row?.frame_address ?? null,
      range: row?.range_label ?? null,
      holdDays: row?.hold_days ?? 0,
      capHundredths: row?.cap_hundredths ?? capHundredths,
      allowedSenders: row?.allowed_senders ?? this.config.allowedSenders ?? recipe.senders,
      ratePerUsdHundredths: row?.rate_per_usd_hundredths ?? null,
      rateTolerancePercent: row?.rate_tolerance_percent ?? TOLERANCE_PERCENT,
      updatedAt: row?.updated_at ?? null,
      updatedBy: row?.updated_by ?? null,
    };
    const isWanted = row?.enabled ?? given !== undefined;
    return { ...access, isEnabled: isWanted && (given !== undefined || missingOf(recipe, access).length === 0) };
  }

  private secretOf(row: ProviderRow | undefined): string | null {
    if (row === undefined || row.sealed_secret === null) return null;
    try {
      if (this.config.secrets === null) throw new Error('SECRETS_KEYS is not set');
      return this.config.secrets.open(row.sealed_secret, sealedFor(row.provider));
    } catch (error) {
      this.log.error({ err: error, provider: row.provider }, 'a provider’s secret cannot be opened: it counts as not set');
      return null;
    }
  }
}
