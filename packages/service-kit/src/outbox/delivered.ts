import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';

const FIRST_LOOK_MS = 4;
const SLOWEST_LOOK_MS = 50;

/**
 * Whether the receiver of a committed message has answered, waiting `withinMs` at most: for a call whose answer should
 * find the effect already there. False says nothing about the message but that it is still on its way.
 */
export async function delivered(database: Database, messageId: string, withinMs = 500): Promise<boolean> {
  const deadlineMs = performance.now() + withinMs;
  for (let waitMs = FIRST_LOOK_MS; performance.now() + waitMs < deadlineMs; waitMs = Math.min(waitMs * 1.5, SLOWEST_LOOK_MS)) {
    await pause(waitMs);
    if ((await database('outbox').where({ id: messageId }).first('id')) === undefined) return true;
  }
  return false;
}
