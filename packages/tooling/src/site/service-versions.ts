import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepServiceVersion, serviceRecord, type ServiceRecord } from '../service-version/index.ts';
import { writeWhole } from '../write-whole.ts';

/** The versions of services that a site keeps, each in a folder that never changes, and which of them served last. */
export class ServiceVersions {
  readonly #folder: string;

  /** `releases`: the folder of a site's kept versions. */
  constructor(releases: string) {
    this.#folder = releases;
  }

  /** Keeps the version that lies in the working tree, or in `from`. */
  keep(service: string, from?: string): { version: string; folder: string; record: ServiceRecord; isNew: boolean } {
    const kept = keepServiceVersion(service, this.folderOf(service), from);
    return { ...kept, record: serviceRecord(service, kept.version, kept.folder) };
  }

  folderOf(service: string, version = ''): string {
    return join(this.#folder, 'services', service, version);
  }

  /** The version that a start begins with: one that was never seen before, else the one that served last. */
  startingVersion(service: string, installed: { version: string; isNew: boolean }): string {
    const last = this.#lastServed()[service];
    return !installed.isNew && last && existsSync(this.folderOf(service, last)) ? last : installed.version;
  }

  /** Remembers what serves, for a start while the registry is away. */
  remember(service: string, version: string): void {
    writeWhole(this.#lastServedFile, JSON.stringify({ ...this.#lastServed(), [service]: version }, null, 2));
  }

  #lastServed(): Record<string, string> {
    try {
      return JSON.parse(readFileSync(this.#lastServedFile, 'utf8')) as Record<string, string>;
    } catch {
      return {};
    }
  }

  get #lastServedFile(): string {
    return join(this.#folder, 'served-last.json');
  }
}
