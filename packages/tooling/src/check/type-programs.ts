import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { projectRoot } from '../project-root.ts';

interface Settings {
  readonly extends?: string;
  readonly compilerOptions?: Record<string, unknown>;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** One run of the compiler: the settings of a tsconfig.json, paths absolute. */
export interface TypeProgram {
  readonly name: string;
  readonly settings: Settings;
}

/**
 * Folders whose tsconfig.json say the same make one program: what they share, such as packages/ui, is read and checked once and not once for each
 * of them (a third of the time, measured).
 */
export function typePrograms(folders: readonly string[]): TypeProgram[] {
  const groups = Map.groupBy(folders, (folder) => JSON.stringify(optionsOf(folder)));
  return [...groups.values()].map((group) => {
    const options = optionsOf(group[0] ?? '.');
    const name = `${basename(options.extends, '.json').replace('tsconfig.', '')}-${basename(group[0] ?? '.')}`;
    const [include, exclude] = (['include', 'exclude'] as const).map((key) => group.flatMap((folder) => pathsOf(folder, key)));
    return { name, settings: { ...options, include: include ?? [], exclude: [...(exclude ?? []), '**/node_modules'] } };
  });
}

/** What a folder's tsconfig.json says, without where it is: on top of which file of the root, and which options. */
function optionsOf(folder: string): { extends: string; compilerOptions: Record<string, unknown> } {
  const file = join(projectRoot, folder, 'tsconfig.json');
  const { compilerOptions = {}, extends: parent = '' } = readSettings(file);
  return { extends: fileOfTheRoot(resolve(dirname(file), parent)), compilerOptions: { ...compilerOptions, tsBuildInfoFile: undefined } };
}

function fileOfTheRoot(file: string): string {
  return dirname(file) === projectRoot ? file : fileOfTheRoot(resolve(dirname(file), readSettings(file).extends ?? ''));
}

function pathsOf(folder: string, key: 'include' | 'exclude'): string[] {
  const patterns = readSettings(join(projectRoot, folder, 'tsconfig.json'))[key] ?? [];
  return patterns.map((pattern) => join(projectRoot, folder, pattern));
}

function readSettings(file: string): Settings {
  return JSON.parse(readFileSync(file, 'utf8')) as Settings;
}
