import { repeat, sealAgain, type App, type BackgroundJob } from '@facet/service-kit';
import { accountRoutes } from './account-routes.ts';
import { createFirstOwner } from './first-owner.ts';
import type { OperatorKeys } from './operator-keys.ts';
import type { OperatorsContext } from './operators.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { savedViewRoutes } from './saved-view-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tellBadges } from './tell-badges.ts';
import { sealedTotpSecrets } from './totp-account.ts';

export { colleagueRoutes } from './colleague-routes.ts';
export { operatorAdmission } from './admit-operator.ts';
export { OperatorCookie } from './operator-cookie.ts';
export { OperatorKeys, operatorKeyRoutes } from './operator-keys.ts';
export { endEverySession, forgetOldOperatorSessions } from './operator-session.ts';
export type { OperatorsContext } from './operators.ts';
export { Passwords } from './passwords.ts';
export { passRoutes } from './pass-routes.ts';
export { forgetOldTries } from './sign-in-throttle.ts';

export function operatorRoutes(app: App, given: Omit<OperatorsContext, 'showBadges'>): void {
  const { database, clients, log } = given;
  const showBadges = (): void =>
    void tellBadges(database, clients).catch((error: unknown) => log.warn({ err: error }, 'badges are told later'));
  const context = { ...given, showBadges };
  signInRoutes(app, context);
  ownAccountRoutes(app, context);
  savedViewRoutes(app, context);
  accountRoutes(app, context);
}

/** The key, the first owner, secrets under an older key, and the badges of members who are operators. */
export function operatorJobs(
  { database, passwords, secrets, log, clients }: Pick<OperatorsContext, 'database' | 'passwords' | 'secrets' | 'log' | 'clients'>,
  keys: OperatorKeys,
  firstOwner: { username: string | undefined; password: string | undefined },
): BackgroundJob[] {
  return [
    keys,
    { start: () => createFirstOwner({ database, passwords, log }, firstOwner), stop: () => undefined },
    sealAgain({ database, log, secrets }, sealedTotpSecrets),
    repeat({ log, name: 'operators: telling badges', everyMs: 5_000 }, () => tellBadges(database, clients)),
  ];
}
