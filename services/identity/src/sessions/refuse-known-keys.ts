import type { Database } from '@facet/service-kit';

/**
 * A restored site signs with another key than before. Whoever signed in after the backup holds a token whose session no
 * database knows, so that nobody could end it: only another key does. @throws Error, which ends the start, for a key of
 * an earlier epoch
 */
export async function refuseKnownKeys(database: Database, kids: readonly string[]): Promise<void> {
  await database.raw(
    'insert into session_keys (kid, epoch) select kid, epoch from unnest(?::text[]) as kid, database_epoch on conflict do nothing',
    [[...kids]],
  );
  const { rows } = await database.raw<{ rows: { kid: string }[] }>(
    'select kid from session_keys where kid = any(?) and epoch <> (select epoch from database_epoch)',
    [[...kids]],
  );
  if (rows.length === 0) return;
  throw new Error(
    `SESSION_KEY_FILE or SESSION_PREVIOUS_KEY_FILE holds a key from before this site was restored (${rows.map(({ kid }) => kid).join(', ')}): sessions from then would go on. Give it a new key.`,
  );
}
