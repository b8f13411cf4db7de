import type { CsvRow, Database } from '@facet/service-kit';
import { listActions, type ActionEntry, type ActionFilter } from './list-actions.ts';

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
export async function* exportActions(database: Database, filter: Omit<ActionFilter, 'cursor' | 'limit'>): AsyncGenerator<CsvRow[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listActions(database, { ...filter, cursor, limit: LARGEST_PAGE });
    yield page.entries.map(rowOf);
    cursor = page.nextCursor;
  }
}

function rowOf({ id, at, operator, action, object, outcome, problem, input, before, after, address }: ActionEntry): CsvRow {
  const [asked, was, is] = [input, before, after].map((details) => (details === null ? '' : JSON.stringify(details)));
  const what = [action, object.label, object.type, object.id, outcome, problem, asked ?? '', was ?? '', is ?? ''];
  return [at.toISOString(), operator.username, operator.role, ...what, address, id];
}
