import { inTransaction, networkOf, type Visit } from '@facet/service-kit';
import { operatorErrors } from './operator-errors.ts';
import { openSession, type OpenSession } from './operator-session.ts';
import { OperatorAccount } from './operator.ts';
import type { OperatorsContext } from './operators.ts';
import type { Passwords } from './passwords.ts';
import { countTry, forgetTries } from './sign-in-throttle.ts';
import { totpSecretOf } from './totp-account.ts';
import { stepOfCode } from './totp.ts';

export interface Credentials {
  username: string;
  password: string;
  /** Six digits, for an operator who has added an authenticator app. */
  code?: string | null | undefined;
}

/** @throws credentials_missing, credentials_invalid, code_required, code_invalid, too_many_tries */
export async function signIn(
  { database, secrets, passwords }: Pick<OperatorsContext, 'database' | 'secrets' | 'passwords'>,
  { username, password, code }: Credentials,
  visit: Visit,
): Promise<OpenSession> {
  const usernameKey = username.trim().toLowerCase();
  if (usernameKey === '' || password === '') throw operatorErrors('credentials_missing', 'Please enter both username and password');
  const network = visit.address === null ? 'unknown' : networkOf(visit.address);
  await countTry(database, usernameKey, network);

  const account = await OperatorAccount.query(database).findOne({ username_key: usernameKey }).whereNull('removed_at');
  const isRight = await passwords.isRight(password, account?.passwordHash);
  if (!account || !isRight) throw operatorErrors('credentials_invalid', 'Invalid admin credentials');
  // The try stays counted: otherwise a call without a code between two guesses would make the guessing free.
  if (account.totpSecret !== null && !code) throw operatorErrors('code_required', 'Enter the six-digit code of your authenticator app');

  const hashAnew = await hashedAnew(passwords, password, account.passwordHash);
  return inTransaction(database, async (transaction) => {
    const locked = await OperatorAccount.query(transaction).findById(account.id).whereNull('removed_at').forUpdate();
    if (!locked || locked.passwordHash !== account.passwordHash) throw operatorErrors('credentials_invalid', 'Invalid admin credentials');
    if (locked.totpSecret !== null) {
      const step = stepOfCode(totpSecretOf(secrets, locked, locked.totpSecret), code ?? '', locked.totpLastStep, Date.now());
      if (step === undefined) throw operatorErrors('code_invalid', 'This code is wrong or has already been used');
      await locked.$query(transaction).patch({ totpLastStep: step });
    }
    if (hashAnew !== undefined) await locked.$query(transaction).patch({ passwordHash: hashAnew });
    const session = await openSession(transaction, locked.id, visit);
    await forgetTries(transaction, usernameKey, network);
    return session;
  });
}

/**
 * The hash at today's cost, where the kept one was made at another: only now is the password known. While many sign in
 * it is left for the next time.
 */
async function hashedAnew(passwords: Passwords, password: string, kept: string): Promise<string | undefined> {
  return passwords.isOutdated(kept) ? passwords.hash(password).catch(() => undefined) : undefined;
}
