import type { Database } from '@facet/service-kit';
import { shirtToolErrors } from './shirt-tool-errors.ts';

interface Right {
  sessionId: string;
  operatorId: string;
}

/** Kept for the session: once confirmed, the first time counts. */
export async function confirmRights(database: Database, { sessionId, operatorId }: Right): Promise<Date> {
  await database('shirt_rights').insert({ session_id: sessionId, operator_id: operatorId }).onConflict('session_id').ignore();
  const row = await database<{ session_id: string; confirmed_at: Date }>('shirt_rights')
    .where({ session_id: sessionId })
    .first('confirmed_at');
  if (row === undefined) throw new Error('a confirmation that was just written is gone');
  return row.confirmed_at;
}

/** @throws rights_not_confirmed */
export async function requireRights(database: Database, { sessionId, operatorId }: Right): Promise<void> {
  const row: unknown = await database('shirt_rights').where({ session_id: sessionId, operator_id: operatorId }).first('session_id');
  if (row === undefined)
    throw shirtToolErrors('rights_not_confirmed', 'Confirm first that you own what you copy, or hold a license for it');
}
