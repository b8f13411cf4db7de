import { defineErrors, type BackgroundJob, type Database, type Transaction } from '@facet/service-kit';
import { readCatalogue, type Catalogue } from './read-catalogue.ts';
import { whyRefused } from './rules.ts';

const settingErrors = defineErrors({ unknown_setting: 400, bad_setting: 400, setting_not_found: 404 });

export interface SettingChange {
  key: string;
  value: string;
  /** What was in force before. */
  previous: string;
}

/** The site's settings: what operators changed, over the defaults that the services declare. */
export class SiteSettings implements BackgroundJob {
  private readonly database: Database;
  private readonly catalogueFile: string;
  private readonly production: boolean;
  private catalogue: Catalogue = new Map();

  constructor(options: { database: Database; catalogueFile: string; production: boolean }) {
    this.database = options.database;
    this.catalogueFile = options.catalogueFile;
    this.production = options.production;
  }

  async start(): Promise<void> {
    this.catalogue = await readCatalogue(this.catalogueFile);
  }

  stop(): void {
    this.catalogue = new Map();
  }

  /** Every declared key with its value in force. */
  async all(from: Database | Transaction = this.database): Promise<Map<string, string>> {
    const changed = await from<{ key: string; value: string }>('settings').select('key', 'value');
    const values = new Map(
      [...this.catalogue].map(([key, { default: value, productionDefault }]) => [
        key,
        (this.production ? productionDefault : undefined) ?? value,
      ]),
    );
    for (const { key, value } of changed) if (values.has(key)) values.set(key, value);
    return values;
  }

  /** The value in force of a setting that the code relies on; one that no service declares is a mistake of ours. */
  async value(key: string): Promise<string> {
    const value = (await this.all()).get(key);
    if (value === undefined) throw new Error(`the setting ${key} is not in the catalogue`);
    return value;
  }

  async publicOnes(): Promise<{ key: string; value: string }[]> {
    const values = await this.all();
    return [...values].filter(([key]) => this.catalogue.get(key)?.public).map(([key, value]) => ({ key, value }));
  }

  /** Throws setting_not_found (404) for what is not public too: that it exists is nobody's business. */
  async publicValue(key: string): Promise<string> {
    const value = this.catalogue.get(key)?.public ? (await this.all()).get(key) : undefined;
    if (value === undefined) throw settingErrors('setting_not_found', 'There is no such setting');
    return value;
  }

  /** Throws unknown_setting or bad_setting (400). */
  async change(transaction: Transaction, key: string, value: string): Promise<SettingChange> {
    const declaration = this.catalogue.get(key);
    if (!declaration) throw settingErrors('unknown_setting', 'There is no such setting');
    const reason = whyRefused(declaration, value);
    if (reason !== undefined) throw settingErrors('bad_setting', `${key} ${reason}`);
    const previous = (await this.all(transaction)).get(key) ?? value;
    await transaction('settings').insert({ key, value, changed_at: transaction.fn.now() }).onConflict('key').merge();
    return { key, value, previous };
  }
}
