import type { Database, SecretBox } from '@facet/service-kit';
import { ProviderSetting } from './provider-setting.ts';
import { sealedFor } from './sealed-for.ts';

/**
 * After a change of keys: seals each provider's secret again with the new one. One whose key is gone stays as it is and
 * counts as not set. Returns how many it did.
 */
export async function sealAgain(database: Database, secrets: SecretBox): Promise<number> {
  const set = await ProviderSetting.query(database).whereNotNull('sealed_secret');
  let done = 0;
  for (const { provider, sealedSecret } of set) {
    if (sealedSecret === null || !secrets.isOutdated(sealedSecret)) continue;
    const again = sealedAgain(secrets, provider, sealedSecret);
    if (again === undefined) continue;
    // Not over a secret that an operator gave meanwhile.
    done += await ProviderSetting.query(database).where({ provider, sealed_secret: sealedSecret }).patch({ sealedSecret: again });
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
