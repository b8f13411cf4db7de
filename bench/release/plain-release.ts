import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node plain-release.ts FOLDER VERSION [ARTIFACT]`: what a release is at the least, without registry, gates, shares or
 * history. Copies the artifact beside the other versions and renames a file that points to it; without an artifact only
 * the file.
 */
const [, , folder = '', version = '', artifact] = process.argv;
if (artifact) cpSync(artifact, join(folder, version), { recursive: true });
writeFileSync(join(folder, 'current.new'), version);
renameSync(join(folder, 'current.new'), join(folder, 'current'));
