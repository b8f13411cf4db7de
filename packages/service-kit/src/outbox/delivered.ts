import type { Database } from '../database/open-database.ts';

/** How often the database is asked, since another replica may have delivered it. */
const LOOK_MS = 50;

/** Who waits in this process, by the message's id. */
const waiting = new Map<string, () => void>();

/** Whoever waits for it here goes on. */
export function tellDelivered(messageId: string): void {
  waiting.get(messageId)?.();
}

/**
 * Whether the receiver of a committed message has answered, waiting `withinMs` at most: for a call whose answer should
 * find the effect already there. False says nothing about the message but that it is still on its way.
 */
export async function delivered(database: Database, messageId: string, withinMs = 500): Promise<boolean> {
  const deadlineMs = performance.now() + withinMs;
  for (let leftMs = withinMs; leftMs > 0; leftMs = deadlineMs - performance.now()) {
    if (await isTold(messageId, Math.min(LOOK_MS, leftMs))) return true;
    if ((await database('outbox').where({ id: messageId }).first('id')) === undefined) return true;
  }
  return false;
}

function isTold(messageId: string, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isDelivered: boolean): void => {
      clearTimeout(timer);
      waiting.delete(messageId);
      resolve(isDelivered);
    };
    const timer = setTimeout(() => end(false), withinMs);
    waiting.set(messageId, () => end(true));
  });
}
