import { containing, countFound, cutPage, type Database } from '@facet/service-kit';
import type { ActionEntry, Filter, Query } from './entry.ts';

/** An action without an outcome is under way this long; after that nobody knows. */
const UNDER_WAY_SECONDS = 30;

/** The newest first. */
export async function listActions(database: Database, filter: Query) {
  const rows = await matching(database, filter)
    .modify((query) => void (filter.cursor !== undefined && query.where('a.id', '<', filter.cursor)))
    .orderBy('a.id', 'desc')
    .limit(filter.limit + 1)
    .select<ActionEntry[]>(
      'a.id',
      'a.at',
      database.raw(`jsonb_build_object('id', a.operator_id, 'username', a.operator_username, 'role', a.operator_role) as operator`),
      'a.action',
      database.raw(`jsonb_build_object('type', a.object_type, 'id', a.object_id, 'label', a.object_label) as object`),
      'a.input',
      'a.before',
      'o.after',
      database.raw(`${OUTCOME} as outcome`),
      'o.problem',
      database.raw('host(a.address) as address'),
    );
  const { rows: entries, nextCursor } = cutPage(rows, filter.limit, ({ id }) => id);
  return { entries, nextCursor, ...(await countFound(database, counted(database, filter))) };
}

/** Of an outcome alone its own table knows how many: each has its action. */
function counted(database: Database, { cursor: _cursor, limit: _limit, ...filter }: Query) {
  const isAlone = Object.values(filter).filter((value) => value !== undefined && value !== '').length === 1;
  if (isAlone && (filter.outcome === 'succeeded' || filter.outcome === 'failed'))
    return database('operator_action_outcomes').where('outcome', filter.outcome).select('action_id');
  return matching(database, filter).select('a.id');
}

const OUTCOME = `coalesce(o.outcome, case when a.at > clock_timestamp() - interval '${UNDER_WAY_SECONDS} seconds' then 'pending' else 'unknown' end)`;

const actions = (database: Database) => database('operator_actions as a').leftJoin('operator_action_outcomes as o', 'o.action_id', 'a.id');

function matching(database: Database, filter: Filter) {
  const query = actions(database);
  if (filter.search !== undefined && filter.search !== '') void query.whereRaw('act_words(a) ilike ?', [containing(filter.search)]);
  if (filter.operator !== undefined) void query.whereRaw('lower(a.operator_username) = ?', [filter.operator.toLowerCase()]);
  if (filter.action !== undefined) void query.where('a.action', filter.action);
  if (filter.objectType !== undefined) void query.where('a.object_type', filter.objectType);
  if (filter.objectId !== undefined) void query.where('a.object_id', filter.objectId);
  if (filter.from !== undefined) void query.where('a.at', '>=', filter.from);
  if (filter.to !== undefined) void query.where('a.at', '<', filter.to);
  if (filter.outcome !== undefined) whereOutcome(query, filter.outcome);
  return query;
}

/** Of what has no outcome there is a short list. */
function whereOutcome(query: ReturnType<typeof actions>, outcome: ActionEntry['outcome']): void {
  const isOpen = 'a.id = any (array(select action_id from operator_actions_open))';
  const since = `a.at > clock_timestamp() - interval '${UNDER_WAY_SECONDS} seconds'`;
  switch (outcome) {
    case 'succeeded':
    case 'failed':
      return void query.where('o.outcome', outcome);
    case 'pending':
      return void query.whereRaw(`${isOpen} and ${since}`);
    case 'unknown':
      return void query.whereRaw(
        `((${isOpen} and not ${since}) or a.id = any (array(select action_id from operator_action_outcomes where outcome = 'unknown')))`,
      );
    default:
      return outcome satisfies never;
  }
}
