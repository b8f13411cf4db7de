import { defineErrors, type BackgroundJob, type Database, type Operator, type Transaction } from '@facet/service-kit';
import { readCatalogue, type Catalogue } from './read-catalogue.ts';
import { whyRefused } from './rules.ts';
import type { SettingDeclaration } from './setting-declaration.ts';
import { Setting } from './setting.ts';

const settingErrors = defineErrors({
  unknown_setting: 400,
  bad_setting: 400,
  setting_not_found: 404,
  setting_changed: 409,
  role_required: 403,
});

export interface SettingChange {
  key: string;
  title: string;
  value: string;
  /** What was in force before. */
  previous: string;
}

export interface ChangeRequest {
  key: string;
  value: string;
  by: Pick<Operator, 'username' | 'role'>;
  /** What they saw: the change is refused when somebody else was quicker. */
  expected?: string | undefined;
}

/** A setting as operators see it. */
export interface SettingOfSite {
  key: string;
  value: string;
  /** In force while nobody changed it. */
  byDefault: string;
  declaration: SettingDeclaration;
  changedAt: Date | null;
  changedBy: string | null;
}

/** The site's settings: what operators changed, over the defaults that the services declare. */
export class SiteSettings implements BackgroundJob {
  readonly #database: Database;
  readonly #catalogueFile: string;
  readonly #production: boolean;
  #catalogue: Catalogue = new Map();

  constructor(options: { database: Database; catalogueFile: string; production: boolean }) {
    this.#database = options.database;
    this.#catalogueFile = options.catalogueFile;
    this.#production = options.production;
  }

  async start(): Promise<void> {
    this.#catalogue = await readCatalogue(this.#catalogueFile);
  }

  stop(): void {
    this.#catalogue = new Map();
  }

  /** Every declared key with its value in force. */
  async all(from: Database | Transaction = this.#database): Promise<Map<string, string>> {
    const changed = await from<Pick<Setting, 'key' | 'value'>>('settings').select('key', 'value');
    const values = new Map([...this.#catalogue].map(([key, declaration]) => [key, this.#defaultOf(declaration)]));
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
    return [...values].filter(([key]) => this.#catalogue.get(key)?.public).map(([key, value]) => ({ key, value }));
  }

  /** Throws setting_not_found (404) for what is not public too: that it exists is nobody's business. */
  async publicValue(key: string): Promise<string> {
    const value = this.#catalogue.get(key)?.public ? (await this.all()).get(key) : undefined;
    if (value === undefined) throw settingErrors('setting_not_found', 'There is no such setting');
    return value;
  }

  async listed(): Promise<SettingOfSite[]> {
    const settings = await Setting.query(this.#database);
    const changes = new Map(settings.map((setting) => [setting.key, setting]));
    return [...this.#catalogue].map(([key, declaration]) => {
      const [byDefault, change] = [this.#defaultOf(declaration), changes.get(key)];
      const { value = byDefault, changedAt = null, changedBy = null } = change ?? {};
      return { key, value, byDefault, declaration, changedAt, changedBy };
    });
  }

  /** Throws unknown_setting, bad_setting (400), role_required (403) or setting_changed (409). */
  async change(transaction: Transaction, { key, value, by, expected }: ChangeRequest): Promise<SettingChange> {
    const declaration = this.#catalogue.get(key);
    if (!declaration) throw settingErrors('unknown_setting', 'There is no such setting');
    const { title = key, changeableBy = 'owner' } = declaration;
    if (changeableBy === 'owner' && by.role !== 'owner')
      throw settingErrors('role_required', `${title} needs the role owner. You are ${by.role}.`);
    const reason = whyRefused(declaration, value);
    if (reason !== undefined) throw settingErrors('bad_setting', `${title} ${reason}`);
    // A key that nobody changed has no row to lock. Readers go on.
    await transaction.raw('lock table settings in exclusive mode');
    const previous = (await this.all(transaction)).get(key) ?? value;
    if (expected !== undefined && expected !== previous)
      throw settingErrors('setting_changed', `Someone else has just changed ${title} to ${previous}. Check it before you save.`);
    const fields = { key, value, changedAt: transaction.fn.now(), changedBy: by.username };
    await Setting.query(transaction).insert(fields).onConflict('key').merge();
    return { key, title, value, previous };
  }

  #defaultOf({ default: value, productionDefault }: SettingDeclaration): string {
    return (this.#production ? productionDefault : undefined) ?? value;
  }
}
