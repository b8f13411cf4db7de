/** A file that is made, never edited: what it must hold, and where (below the project's root). */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** First lines of generated TypeScript. */
export function header(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`; do not edit.\n`;
}
