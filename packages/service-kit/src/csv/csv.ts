import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

/** An amount stays a number. */
const NEGATIVE_AMOUNT = /^-\d+\.\d\d$/;

/** Every cell is a text in quotation marks, and none that a spreadsheet would take for a formula is left one. */
const options = {
  quoted: true,
  quoted_empty: true,
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: {
    string: (text: string) => {
      if (NEGATIVE_AMOUNT.test(text)) return { value: text, escape_formulas: false };
      // The library leaves a line break, behind which a formula may stand.
      return text.startsWith('\n') ? `'${text}` : text;
    },
  },
} as const;

/** The first line of a file, behind the mark of UTF-8: spreadsheets take a file without it for Latin-1. */
export const csvHead = (headings: readonly string[]): string => stringify([headings], { ...options, bom: true });

export const csvLines = (rows: readonly CsvRow[]): string => stringify([...rows], options);
