import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceDeclaration, type DeclaredVariable } from '../site/service-declarations.ts';
import type { GeneratedFile } from './generated-file.ts';

const TABLE = /(<!-- environment: .*? -->\n)[\s\S]*?(\n<!-- \/environment -->)/;

/**
 * A service's README with the table of the variables that its service.json declares; null where the README has no place
 * for one.
 */
export function readmeWithEnvironment(root: string, service: string): GeneratedFile | null {
  const path = join('services', service, 'README.md');
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  if (!TABLE.test(text)) return null;
  const table = printTable(serviceDeclaration(service, root).environment);
  return { path, text: text.replace(TABLE, (_found, start: string, end: string) => `${start}\n${table}\n${end}`) };
}

function printTable(environment: Readonly<Record<string, DeclaredVariable>>): string {
  const rows = Object.entries(environment).map(([name, variable]) => [
    `\`${name}\``,
    needOf(variable),
    variable.description.replaceAll('|', '\\|'),
  ]);
  const lines = [['variable', 'default', 'what'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (cells: readonly string[], filler = ' '): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, filler)).join(' | ')} |`;
  return [print(lines[0] ?? []), print(['', '', ''], '-'), ...lines.slice(1).map((line) => print(line))].join('\n');
}

function needOf({ default: value, optional, secret }: DeclaredVariable): string {
  const need = value === undefined ? (optional === true ? 'absent' : 'must be given') : `\`${value}\``;
  return secret === true ? `${need} (secret)` : need;
}
