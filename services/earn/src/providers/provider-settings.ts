import type { Database, Kit } from '@facet/service-kit';
import type { EarnConfig } from '../config.ts';
import { capHundredths, catalogue, isWallId, NO_TOKEN, recipeOf, type WallAccess, type WallAccessSource } from '../walls/index.ts';
import { missingOf } from './missing.ts';
import { type PostbackToken, readTokens } from './postback-token.ts';
import { ProviderSetting } from './provider-setting.ts';
import { sealedFor } from './sealed-for.ts';

const TOLERANCE_PERCENT = 20;
/** How long another replica's change may go unnoticed. */
const FRESH_MS = 1_000;

/** What is in force, and who changed it last. */
export interface ProviderAccess extends WallAccess {
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
  /** What its postback address may end with, the newest last. */
  readonly tokens: readonly PostbackToken[];
}

/** What is in force for each provider: what operators set, over the environment's, over the data file. */
export class ProviderSettings implements WallAccessSource {
  readonly #database: Database;
  readonly #log: Kit['log'];
  readonly #config: EarnConfig;
  #known: { atMs: number; accesses: Promise<Map<string, ProviderAccess>> } | undefined;

  constructor({ database, log }: Pick<Kit, 'database' | 'log'>, config: EarnConfig) {
    this.#database = database;
    this.#log = log;
    this.#config = config;
  }

  async of(id: string): Promise<ProviderAccess> {
    const access = (await this.#all()).get(id);
    return access ?? this.accessOf(id, undefined, []);
  }

  /** After a change in this process: it is in force at once. */
  forget(): void {
    this.#known = undefined;
  }

  async #all(): Promise<Map<string, ProviderAccess>> {
    if (this.#known === undefined || performance.now() - this.#known.atMs > FRESH_MS) {
      const accesses = this.#read();
      this.#known = { atMs: performance.now(), accesses };
      accesses.catch(() => this.forget());
    }
    return this.#known.accesses;
  }

  async #read(): Promise<Map<string, ProviderAccess>> {
    const [set, tokens] = await Promise.all([ProviderSetting.query(this.#database), readTokens(this.#database)]);
    const byId = new Map(set.map((setting) => [setting.provider, setting]));
    return new Map(
      [...catalogue.keys()].map((id) => [
        id,
        this.accessOf(
          id,
          byId.get(id),
          tokens.filter(({ provider }) => provider === id),
        ),
      ]),
    );
  }

  /** What is in force with what operators set, or without. */
  accessOf(id: string, set: ProviderSetting | undefined, tokens: readonly PostbackToken[]): ProviderAccess {
    const recipe = recipeOf(id);
    const given = isWallId(id) ? this.#config.walls[id] : undefined;
    // In the demonstration the environment's walls are called without a token until one is made; in production nobody
    // is.
    const isDemonstrated = given !== undefined && this.#config.NODE_ENV !== 'production';
    const tokenHashes = tokens.length === 0 && isDemonstrated ? [NO_TOKEN] : tokens.map(({ tokenHash }) => tokenHash);
    const access = {
      secret: this.#secretOf(set) ?? given?.secret ?? null,
      publicIds: { ...given?.publicIds, ...set?.publicIds },
      frameAddress: set?.frameAddress ?? null,
      range: set?.rangeLabel ?? null,
      holdDays: set?.holdDays ?? 0,
      capHundredths: set?.capHundredths ?? capHundredths,
      allowedSenders: set?.allowedSenders ?? this.#config.allowedSenders ?? recipe.senders,
      ratePerUsdHundredths: set?.ratePerUsdHundredths ?? null,
      rateTolerancePercent: set?.rateTolerancePercent ?? TOLERANCE_PERCENT,
      updatedAt: set?.updatedAt ?? null,
      updatedBy: set?.updatedBy ?? null,
      tokens,
      tokenHashes,
    };
    const isWanted = set?.enabled ?? given !== undefined;
    const isComplete = given === undefined ? missingOf(recipe, access).length === 0 : tokenHashes.length > 0;
    return { ...access, isEnabled: isWanted && isComplete };
  }

  #secretOf(set: ProviderSetting | undefined): string | null {
    if (set === undefined || set.sealedSecret === null) return null;
    try {
      if (this.#config.secrets === null) throw new Error('SECRETS_KEYS is not set');
      return this.#config.secrets.open(set.sealedSecret, sealedFor(set.provider));
    } catch (error) {
      this.#log.error({ err: error, provider: set.provider }, 'a provider’s secret cannot be opened: it counts as not set');
      return null;
    }
  }
}
