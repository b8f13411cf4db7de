import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractMajor } from './contract-major.ts';

/** A sentence for each remote that needs another major version of a service's contract than the one that is here. */
export function checkMajors(root: string): string[] {
  return globSync('*/remote.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const { services } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { services: Record<string, string> };
      return Object.entries(services).flatMap(([service, needed]) => {
        const major = contractMajor(root, service, 'openapi.json');
        if (Number(needed) === major) return [];
        return [
          `${dirname(file)} needs version ${needed} of services/${service}, which is at ${major}: adapt it, then write "${major}" in ${file}`,
        ];
      });
    });
}
