import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { projectRoot } from '../project-root.ts';

/** A file that is made, never edited: what it must hold, and where (below the project's root). */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

const { printWidth, singleQuote } = JSON.parse(readFileSync(join(projectRoot, '.oxfmtrc.json'), 'utf8')) as Required<
  Pick<FormatConfig, 'printWidth' | 'singleQuote'>
>;

/** TypeScript as the project's formatter leaves it, each object in as few lines as it fits. */
export async function generatedCode(path: string, source: string, code: string): Promise<GeneratedFile> {
  const { code: text, errors } = await format(path, `${header(source)}${code}`, { printWidth, singleQuote, objectWrap: 'collapse' });
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors.map(({ message }) => message).join(', ')}`);
  return { path, text };
}

function header(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`; do not edit.\n`;
}
