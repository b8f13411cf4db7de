const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const DOLLAR_QUOTED = /\$(\w*)\$[\s\S]*?\$\1\$/g;
const QUOTED = /'(?:[^']|'')*'/g;

/**
 * The statements of a migration on one line each, without comments and without the text of strings and function bodies.
 */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(QUOTED_OR_COMMENT, (part) => (part.startsWith('--') || part.startsWith('/*') ? ' ' : "''"))
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

/** One expression, so that a quote inside a comment opens no string, and the other way round. */
const QUOTED_OR_COMMENT = new RegExp([DOLLAR_QUOTED, COMMENTS, QUOTED].map(({ source }) => source).join('|'), 'g');
