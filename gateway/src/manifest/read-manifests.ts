import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOwners } from './check-owners.ts';
import { InvalidManifestsError } from './invalid-manifests-error.ts';
import { parseManifest } from './parse-manifest.ts';
import type { ServiceManifest } from './service-manifest.ts';

/**
 * Reads `<servicesDir>/<name>/service.json` of every service that has one. Throws InvalidManifestsError with all that
 * is wrong.
 */
export function readManifests(servicesDir: string): ServiceManifest[] {
  const errors: string[] = [];
  const manifests = readdirSync(servicesDir)
    .toSorted()
    .filter((folder) => existsSync(join(servicesDir, folder, 'service.json')))
    .map((folder) => readManifest(join(servicesDir, folder, 'service.json'), `services/${folder}/service.json`, errors));
  errors.push(...checkOwners(manifests));
  if (errors.length > 0) throw new InvalidManifestsError(errors);
  return manifests;
}

function readManifest(file: string, source: string, errors: string[]): ServiceManifest {
  try {
    return parseManifest(JSON.parse(readFileSync(file, 'utf8')), source, errors);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    errors.push(`${source} is not JSON: ${error.message}`);
    return { name: '', routes: [], subscribes: [], frames: [], pictures: [], settings: {} };
  }
}
