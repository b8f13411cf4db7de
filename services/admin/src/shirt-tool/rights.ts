import type { Database } from '@facet/service-kit';
import { ShirtRight } from './records.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';

interface Right {
  sessionId: string;
  operatorId: string;
}

/** Kept for the session: once confirmed, the first time counts. */
export async function confirmRights(database: Database, { sessionId, operatorId }: Right): Promise<Date> {
  const right = await ShirtRight.insertNew(database, { sessionId, operatorId }, 'session_id');
  const { confirmedAt } = right ?? (await ShirtRight.query(database).findById(sessionId).throwIfNotFound());
  return confirmedAt;
}

/** @throws rights_not_confirmed */
export async function requireRights(database: Database, { sessionId, operatorId }: Right): Promise<void> {
  const right = await ShirtRight.query(database).findOne({ session_id: sessionId, operator_id: operatorId });
  if (right === undefined)
    throw shirtToolErrors('rights_not_confirmed', 'Confirm first that you own what you copy, or hold a license for it');
}
