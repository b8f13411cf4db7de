import { inTransaction, uuidv7, type Database } from '@facet/service-kit';
import { operatorErrors } from './operator-errors.ts';

/** A list as an operator looks at it: the console reads `query`, nobody else does. */
export interface SavedView {
  id: string;
  list: string;
  name: string;
  query: string;
}

/** Of one operator, in all lists. */
const VIEWS_MAX = 200;

/** The operator's own, in the order in which they saved them. */
export function listViews(database: Database, operatorId: string): Promise<SavedView[]> {
  return database('operator_views').where({ operator_id: operatorId }).orderBy(['created_at', 'id']).select('id', 'list', 'name', 'query');
}

/** Under a name that the list has already it takes the place of that view. @throws too_many_views */
export function saveView(database: Database, operatorId: string, { list, name, query }: Omit<SavedView, 'id'>): Promise<SavedView> {
  return inTransaction(database, async (transaction) => {
    // One after the other, so that two at once are counted.
    await transaction('operators').where({ id: operatorId }).forNoKeyUpdate().select('id');
    const [saved] = await transaction('operator_views')
      .insert({ id: uuidv7(), operator_id: operatorId, list, name, query })
      .onConflict(['operator_id', 'list', 'name'])
      .merge(['query'])
      .returning<SavedView[]>(['id', 'list', 'name', 'query']);
    if (!saved) throw new Error('a view that was saved is not there');
    const counted = await transaction('operator_views').where({ operator_id: operatorId }).count<{ count: bigint }[]>('*');
    if (Number(counted[0]?.count) > VIEWS_MAX)
      throw operatorErrors('too_many_views', `You have ${VIEWS_MAX} saved views. Remove one that you no longer need.`);
    return saved;
  });
}

/** Gone already is gone. */
export async function removeView(database: Database, operatorId: string, id: string): Promise<void> {
  await database('operator_views').where({ operator_id: operatorId, id }).delete();
}
