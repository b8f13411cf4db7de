import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlantedBug } from '../../planted-bugs/planted-bug.ts';
import { withBug } from './plant.ts';

const root = join(import.meta.dirname, '../../..');
/** TypeScript’s errors of a name, a property or an import that does not exist. */
const UNKNOWN = /^.*\.planted-(\d+)\.ts\(.*error TS(?:2304|2305|2339|2551|2552|18004): (.*)$/gm;

/**
 * What bugs name that is not there, by the compiler, all of them in one run on a copy of the sources: such a mistake
 * breaks at once, and proves nothing when it is found.
 */
export function unknownNames(bugs: readonly PlantedBug[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'facet-planted-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const folder of globSync(['services/*', 'packages/*'], { cwd: root })) {
      cpSync(join(root, folder, 'src'), join(copy, folder, 'src'), { recursive: true });
      const own = join(root, folder, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'));
    }
    for (const [index, bug] of bugs.entries()) writeFileSync(join(copy, bug.file.replace(/ts$/, `planted-${index}.ts`)), withBug(bug));
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.server.json'),
        compilerOptions: { composite: false, incremental: false, noEmit: true, emitDeclarationOnly: false },
        include: ['**/*.planted-*.ts'],
      }),
    );
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', copy, '--pretty', 'false'], { encoding: 'utf8' });
    return [...stdout.matchAll(UNKNOWN)].map(([, index, message]) => `${bugs[Number(index)]?.name}: ${message}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
