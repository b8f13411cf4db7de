import { readFile } from 'node:fs/promises';
import { Type } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { whyRefused } from './rules.ts';
import { SettingDeclaration } from './setting-declaration.ts';

/** Every setting of the site by key. */
export type Catalogue = ReadonlyMap<string, SettingDeclaration>;

const CatalogueFile = Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }), SettingDeclaration);

/**
 * Reads the file `{ "<key>": declaration }`, rendered from all services' service.json. Throws when it or a default in
 * it is not usable.
 */
export async function readCatalogue(file: string): Promise<Catalogue> {
  const declared: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Value.Check(CatalogueFile, declared)) {
    const [problem] = Value.Errors(CatalogueFile, declared);
    throw new Error(`the settings catalogue ${file} is not usable: ${problem ? `${problem.instancePath} ${problem.message}` : 'unknown'}`);
  }
  for (const [key, declaration] of Object.entries(declared)) {
    for (const value of [declaration.default, declaration.productionDefault ?? declaration.default]) {
      const reason = whyRefused(declaration, value);
      if (reason !== undefined) throw new Error(`the settings catalogue ${file} is not usable: a default of ${key} ${reason}`);
    }
  }
  return new Map(Object.entries(declared));
}
