import { createAccount } from './manage-accounts.ts';
import { OperatorAccount } from './operator.ts';
import type { OperatorsContext } from './operators.ts';

/** The first owner comes with the installation; a site that has one keeps its own. */
export async function createFirstOwner(
  { database, passwords, log }: Pick<OperatorsContext, 'database' | 'passwords' | 'log'>,
  { username, password }: { username: string | undefined; password: string | undefined },
): Promise<void> {
  const owners = await OperatorAccount.query(database).where({ role: 'owner' }).whereNull('removed_at').resultSize();
  if (owners > 0) return;
  if (username === undefined || password === undefined) {
    log.warn('there is no owner: start once with OWNER_USERNAME and OWNER_PASSWORD');
    return;
  }
  // Another replica may be as quick.
  await createAccount({ database, passwords }, { username, password, role: 'owner' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'username_taken')) throw error;
  });
  log.info({ username }, 'the first owner was created');
}
