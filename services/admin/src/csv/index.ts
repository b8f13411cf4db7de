export { csvHead, csvLine } from './csv.ts';
export { CsvFile, sendCsv } from './send-csv.ts';
