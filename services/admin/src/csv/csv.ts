/** Spreadsheets take a file without it for Latin-1. */
const BYTE_ORDER_MARK = '\u{feff}';

/** The first line of a file. */
export const csvHead = (headings: readonly string[]): string => BYTE_ORDER_MARK + csvLine(headings);

export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => csvCell(cell === null ? '' : String(cell))).join(',')}\r\n`;

/** A text that a spreadsheet would take for a formula is marked as text; an amount is left a number. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]/u.test(text) && !/^-\d+(\.\d\d)?$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
