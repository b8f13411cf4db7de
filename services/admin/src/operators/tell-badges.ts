import type { Database } from '@facet/service-kit';
import { readAnswer, type Clients } from '../clients/index.ts';
import { OperatorAccount } from './operator.ts';

interface Untold {
  username: string;
  role: string | null;
  ids: string[];
}

/**
 * Tells identity the role of each name that changed since it was last told: the badge of the member with the same name.
 * It opens nothing. What was told last is remembered, so that a word that came too late is corrected at the next turn.
 */
export async function tellBadges(database: Database, { identity }: Pick<Clients, 'identity'>): Promise<void> {
  const { rows } = await database.raw<{ rows: Untold[] }>(
    `select min(username) as username, max(role) filter (where removed_at is null) as role, array_agg(id) as ids
     from operators group by username_key
     having bool_or(coalesce(told_role, '') <> case when removed_at is null then role else '' end) limit 50`,
  );
  for (const { username, role, ids } of rows) {
    await readAnswer('identity', identity.PUT('/internal/admin-roles', { body: { username, role: role as 'owner' | null } }));
    await OperatorAccount.query(database)
      .whereIn('id', ids)
      .patch({ toldRole: database.raw('case when removed_at is null then ?::text end', [role]) });
  }
}
