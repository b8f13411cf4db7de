import { databaseTime, inTransaction, uuidv7, type Database, type OperatorRole, type Transaction } from '@facet/service-kit';
import { checkPassword } from './check-password.ts';
import { operatorErrors } from './operator-errors.ts';
import { endSessions } from './operator-session.ts';
import { OperatorAccount } from './operator.ts';
import type { OperatorsContext } from './operators.ts';
import { countTry, forgetTries } from './sign-in-throttle.ts';

const USERNAME = /^[A-Za-z0-9_]{3,20}$/;

type Accounts = Pick<OperatorsContext, 'database' | 'passwords'>;

export interface NewAccount {
  username: string;
  password: string;
  role: OperatorRole;
}

/** @throws username_invalid, password_too_short, password_common, username_taken */
export async function createAccount(
  { database, passwords }: Accounts,
  { username: given, password, role }: NewAccount,
): Promise<OperatorAccount> {
  const username = given.trim();
  if (!USERNAME.test(username)) throw operatorErrors('username_invalid', 'A username has 3 to 20 letters, digits or underscores');
  checkPassword(password, username);
  const passwordHash = await passwords.hash(password);
  const fields = { id: uuidv7(), username, usernameKey: username.toLowerCase(), role, passwordHash };
  const account = await OperatorAccount.insertNew(database, fields);
  if (!account) throw operatorErrors('username_taken', `There is already an administrator called ${username}`);
  return account;
}

/** @throws operator_not_found, last_owner */
export async function changeRole(database: Database, id: string, role: OperatorRole): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, id, { losesOwner: role !== 'owner' });
    await account.$query(transaction).patch({ role });
  });
}

/** Their sessions end with them. @throws operator_not_found, last_owner */
export async function removeAccount(database: Database, id: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, id, { losesOwner: true });
    await OperatorAccount.query(transaction).findById(account.id).patch({ removedAt: databaseTime });
    await endSessions(transaction, id);
  });
}

/**
 * Their other sessions end: whoever knew the old password is out. @throws password_wrong, password_too_short,
 * password_common
 */
export async function changePassword(
  { database, passwords }: Accounts,
  { id, sessionId }: { id: string; sessionId: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { username } = await confirmPassword({ database, passwords }, id, currentPassword);
  checkPassword(newPassword, username);
  const passwordHash = await passwords.hash(newPassword);
  await inTransaction(database, async (transaction) => {
    await OperatorAccount.query(transaction).findById(id).patch({ passwordHash });
    await endSessions(transaction, id, { except: sessionId });
  });
}

/** Where tries come from that are made with a session. */
const OWN_SESSION = 'session';

/** Guessed no faster than at sign-in. @throws password_wrong, too_many_tries */
export async function confirmPassword({ database, passwords }: Accounts, id: string, password: string): Promise<OperatorAccount> {
  await countTry(database, id, OWN_SESSION);
  const account = await OperatorAccount.query(database).findById(id).whereNull('removed_at');
  if (!account || !(await passwords.isRight(password, account.passwordHash)))
    throw operatorErrors('password_wrong', 'The current password is not right');
  await forgetTries(database, id, OWN_SESSION);
  return account;
}

export interface ListedAccount {
  id: string;
  username: string;
  role: OperatorRole;
  createdAt: Date;
  hasTotp: boolean;
  lastSeenAt: Date | null;
  /** How many are open. */
  sessions: number;
}

/** By name. */
export async function listAccounts(database: Database): Promise<ListedAccount[]> {
  const { rows } = await database.raw<{ rows: ListedAccount[] }>(
    `select o.id, o.username, o.role, o.created_at as "createdAt", o.totp_secret is not null as "hasTotp", max(s.last_seen_at) as "lastSeenAt",
       (count(s.id) filter (where s.ended_at is null and s.idle_ends_at > clock_timestamp()))::int as sessions
     from operators o left join operator_sessions s on s.operator_id = o.id where o.removed_at is null group by o.id order by o.username_key`,
  );
  return rows;
}

/** @throws operator_not_found */
export async function findAccount(database: Database, id: string): Promise<OperatorAccount> {
  const account = await OperatorAccount.query(database).findById(id).whereNull('removed_at');
  if (!account) throw operatorErrors('operator_not_found', 'There is no such administrator');
  return account;
}

/** All owners are locked when one may go, so that two who remove each other at once leave one. */
async function lockAccount(transaction: Transaction, id: string, { losesOwner }: { losesOwner: boolean }): Promise<OperatorAccount> {
  const owners = await OperatorAccount.query(transaction).where({ role: 'owner' }).whereNull('removed_at').orderBy('id').forUpdate();
  const account = await OperatorAccount.query(transaction).findById(id).whereNull('removed_at').forUpdate();
  if (!account) throw operatorErrors('operator_not_found', 'There is no such administrator');
  if (losesOwner && owners.length === 1 && owners[0]?.id === id)
    throw operatorErrors('last_owner', 'The last owner can neither be removed nor get another role');
  return account;
}
