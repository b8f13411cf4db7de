import type { Kit } from '@facet/service-kit';
import type { paths as EarnPaths } from './earn-paths.generated.ts';
import type { components as IdentityComponents, paths as IdentityPaths } from './identity-paths.generated.ts';
import type { paths as SocialPaths } from './social-paths.generated.ts';
import type { components as WalletComponents, paths as WalletPaths } from './wallet-paths.generated.ts';

export type IdentityMembers = IdentityComponents['schemas'];
export type WalletMembers = WalletComponents['schemas'];
export type Clients = ReturnType<typeof openClients>;

/** Typed clients of the services that the operators' area is composed of. */
export function openClients(kit: Kit) {
  return {
    identity: kit.client<IdentityPaths>('identity'),
    wallet: kit.client<WalletPaths>('wallet'),
    earn: kit.client<EarnPaths>('earn'),
    social: kit.client<SocialPaths>('social'),
  };
}
