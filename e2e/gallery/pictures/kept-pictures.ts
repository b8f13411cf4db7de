import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The accepted pictures on this machine, outside git, each under the hash by which git knows it. */
export class KeptPictures {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  fileOf(hash: string): string {
    return join(this.#folder, `${hash}.png`);
  }

  has(hash: string): boolean {
    return existsSync(this.fileOf(hash));
  }

  async find(hash: string): Promise<Buffer | null> {
    return this.has(hash) ? readFile(this.fileOf(hash)) : null;
  }

  async keep(hash: string, png: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.fileOf(hash), png);
  }
}
