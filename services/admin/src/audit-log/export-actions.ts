import { eachPage, type CsvRow, type Database } from '@facet/service-kit';
import type { ActionEntry, Filter } from './entry.ts';
import { listActions } from './list-actions.ts';

const LARGEST_PAGE = 200;
export const ACTION_HEADINGS = [
  'Time (UTC)',
  'Operator',
  'Role',
  'Action',
  'Object',
  'Object kind',
  'Object id',
  'Outcome',
  'Problem',
  'Asked for',
  'Before',
  'After',
  'Address',
  'Id',
];

/** Every entry that the filter lets through, the newest first, page by page. */
export function exportActions(database: Database, filter: Filter): AsyncGenerator<CsvRow[]> {
  return eachPage(async (cursor) => {
    const page = await listActions(database, { ...filter, ...(cursor !== undefined && { cursor }), limit: LARGEST_PAGE });
    return { rows: page.entries.map(rowOf), nextCursor: page.nextCursor };
  });
}

function rowOf({ id, at, operator, action, object, outcome, problem, input, before, after, address }: ActionEntry): CsvRow {
  const [asked, was, is] = [input, before, after].map((details) => (details === null ? '' : JSON.stringify(details)));
  const what = [action, object.label, object.type, object.id, outcome, problem, asked ?? '', was ?? '', is ?? ''];
  return [at.toISOString(), operator.username, operator.role, ...what, address, id];
}
