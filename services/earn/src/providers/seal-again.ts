import type { Database, SecretBox } from '@facet/service-kit';
import type { ProviderRow } from './provider-settings.ts';
import { sealedFor } from './sealed-for.ts';

/**
 * After a change of keys: seals each provider's secret again with the new one. One whose key is gone stays as it is and counts as not
 * set. Returns how many it did.
 */
export async function sealAgain(database: Database, secrets: SecretBox): Promise<number> {
  const rows = (await database<ProviderRow>('provider_settings').whereNotNull('sealed_secret').select()) as ProviderRow[];
  let done = 0;
  for (const { provider, sealed_secret } of rows) {
    if (sealed_secret === null || !secrets.isOutdated(sealed_secret)) continue;
    const again = sealedAgain(secrets, provider, sealed_secret);
    if (again === undefined) continue;
    // Not over a secret that an operator gave meanwhile.
    done += await database('provider_settings').where({ provider, sealed_secret }).update({ sealed_secret: again });
  }
  return done;
}

function sealedAgain(secrets: SecretBox, provider: string, sealed: Buffer): Buffer | undefined {
  try {
    return secrets.seal(secrets.open(sealed, sealedFor(provider)), sealedFor(provider));
  } catch {
    return undefined;
  }
}
