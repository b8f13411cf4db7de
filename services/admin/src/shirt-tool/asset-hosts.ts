import type { PlatformAddresses } from './platform-addresses.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';

/** An address that may be fetched. */
export interface AssetAddress {
  url: URL;
  /** The platform's own host, which is shown the cookie; its content network is not. */
  takesCookie: boolean;
  /** Only the address that this installation was configured with may lie in a private network. */
  mayBePrivate: boolean;
}

const REAL_ASSET_ORIGIN = 'https://assetdelivery.roblox.com';
const CONTENT_NETWORK = '.rbxcdn.com';

/**
 * What `address` (of a request, or of a redirect) leads to, if it is one of the platform's asset hosts. With the
 * simulator as the platform only its own address is one; the real asset host's name stands for it then.
 * @throws template_address
 */
export function assetAddress(address: string, platform: PlatformAddresses): AssetAddress {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') throw notAnAssetHost();
  const own = { takesCookie: true, mayBePrivate: platform.isOneAddress };
  if (url.origin === platform.of('assetdelivery', '/').origin) return { url, ...own };
  if (platform.isOneAddress && url.origin === REAL_ASSET_ORIGIN)
    return { url: platform.of('assetdelivery', url.pathname + url.search), ...own };
  if (!platform.isOneAddress && url.protocol === 'https:' && url.port === '' && url.hostname.endsWith(CONTENT_NETWORK)) {
    return { url, takesCookie: false, mayBePrivate: false };
  }
  throw notAnAssetHost();
}

export function notAnAssetHost(): Error {
  return shirtToolErrors('template_address', 'Templates are only fetched from the game platform’s own asset hosts');
}
