import type { Database, SealedColumn, SecretBox } from '@facet/service-kit';
import { findAccount } from './manage-accounts.ts';
import { operatorErrors } from './operator-errors.ts';
import { OperatorAccount } from './operator.ts';
import { newTotp, stepOfCode } from './totp.ts';

interface Parts {
  database: Database;
  secrets: SecretBox;
}

/** Opens a stored secret of this account. */
export function totpSecretOf(secrets: SecretBox, { id }: { id: string }, sealed: Buffer): string {
  return secrets.open(sealed, boundTo(id));
}

/** A secret that counts once `confirmTotp` has seen a code of it; what is in force until then stays. */
export async function startTotp(
  { database, secrets }: Parts,
  operatorId: string,
  issuer: string,
): Promise<{ secret: string; uri: string }> {
  const account = await findAccount(database, operatorId);
  const totp = newTotp(account.username, issuer);
  await account.$query(database).patch({ totpPendingSecret: secrets.seal(totp.secret, boundTo(operatorId)) });
  return totp;
}

/** @throws totp_not_started, totp_code_wrong */
export async function confirmTotp({ database, secrets }: Parts, operatorId: string, code: string): Promise<void> {
  const account = await findAccount(database, operatorId);
  if (account.totpPendingSecret === null) throw operatorErrors('totp_not_started', 'Ask for a new secret first');
  const step = stepOfCode(totpSecretOf(secrets, account, account.totpPendingSecret), code, 0n, Date.now());
  if (step === undefined) throw operatorErrors('totp_code_wrong', 'This code is wrong. Check the clock on your device and try again.');
  await account.$query(database).patch({ totpSecret: account.totpPendingSecret, totpPendingSecret: null, totpLastStep: step });
}

export async function removeTotp(database: Database, operatorId: string): Promise<void> {
  await OperatorAccount.query(database).findById(operatorId).patch({ totpSecret: null, totpPendingSecret: null });
}

function boundTo(operatorId: string): string {
  return `operators.totp_secret:${operatorId}`;
}

export const sealedTotpSecrets: readonly SealedColumn[] = ['totp_secret', 'totp_pending_secret'].map((column) => ({
  table: 'operators',
  id: 'id',
  column,
  sealedFor: boundTo,
}));
