import { randomBytes } from 'node:crypto';
import type { Transaction } from '@facet/service-kit';
import { catalogue, hashOfToken, NO_TOKEN, takesToken } from '../walls/index.ts';
import { PostbackToken, readTokens } from './postback-token.ts';
import { providerErrors } from './provider-errors.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { findSetting } from './provider-setting.ts';

const TOKEN_BYTES = 32;

interface NewAddress {
  id: string;
  /** How long the addresses of before are good beside it: the provider's dashboard has to be changed. */
  keepsOldHours: number;
  by: string;
}

/** Makes the last part of a provider's postback address. It is told here and never again. @throws provider_not_found */
export async function giveNewAddress(
  transaction: Transaction,
  settings: ProviderSettings,
  { id, keepsOldHours, by }: NewAddress,
): Promise<string> {
  if (!catalogue.has(id)) throw providerErrors('provider_not_found', 'There is no such provider');
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`postback address of ${id}`]);
  const before = settings.accessOf(id, await findSetting(transaction, id), await readTokens(transaction, id));
  if (takesToken(before, ''))
    await PostbackToken.insertNew(transaction, { provider: id, tokenHash: NO_TOKEN, madeBy: by }, ['provider', 'token_hash']);
  await PostbackToken.query(transaction).where({ provider: id }).whereRaw('ends_at <= clock_timestamp()').delete();
  await PostbackToken.query(transaction)
    .where({ provider: id })
    .patch({ endsAt: transaction.raw(`least(ends_at, clock_timestamp() + ? * interval '1 hour')`, [keepsOldHours]) as never });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await PostbackToken.query(transaction).insert({ provider: id, tokenHash: hashOfToken(token), madeBy: by });
  transaction.executionPromise.then(
    () => settings.forget(),
    () => undefined,
  );
  return token;
}
