import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from './unknown-keys.ts';

export interface ManifestFile {
  /** Below deploy/. */
  file: string;
  manifests: Manifest[];
}

/**
 * Every manifest below `folder`; kustomization.yaml files are manifests too. @throws what the YAML parser says, with
 * the file.
 */
export function readManifests(folder: string): ManifestFile[] {
  return globSync('**/*.yaml', { cwd: folder })
    .toSorted((one, other) => one.localeCompare(other))
    .map((file) => {
      const documents = parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { uniqueKeys: true });
      const [problem] = documents.flatMap(({ errors }) => errors);
      if (problem) throw new Error(`${file}: ${problem.message}`);
      return { file, manifests: documents.map((document) => document.toJS() as Manifest) };
    });
}
